"""`python -m judgeapp`."""

from judgeapp.cli.main import main

raise SystemExit(main())
