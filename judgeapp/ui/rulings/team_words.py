"""How the notebook stands to the team's, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from judgeapp.desk.team import Team
from judgeapp.team.link import TeamStanding, TeamState

translate = QCoreApplication.translate


def describe_standing(team: Team | None, standing: TeamStanding | None) -> str:
    """In a sentence or two; empty without a team."""
    if team is None:
        return ""
    told = [_describe_state(standing)]
    if standing is not None and standing.waiting:
        told.append(translate("team", "%n change(s) wait here.", "", standing.waiting))
    if standing is not None and standing.refused:
        told.append(translate("team", "%n change(s) of the server were refused.", "", len(standing.refused)))
    if team.may_be_plain:
        told.append(translate("team", "NOT PROTECTED: others may read and change what goes there."))
    return " ".join(told)


def standing_details(standing: TeamStanding | None) -> str:
    """What is wrong, and what was refused, a line each."""
    if standing is None:
        return ""
    wrong = [] if standing.wrong is None else [str(standing.wrong)]
    return "\n".join((*wrong, *map(str, standing.refused[:20])))


def _describe_state(standing: TeamStanding | None) -> str:
    if standing is None or standing.state is TeamState.REACHING:
        return translate("team", "Team: being reached …")
    since = standing.since.astimezone().strftime("%H:%M")
    match standing.state:
        case TeamState.IN_STEP:
            return translate("team", "Team: in step since {time}.").format(time=since)
        case TeamState.UNREACHED:
            return translate("team", "Team: not reached since {time}.").format(time=since)
        case TeamState.ASKING:
            return translate("team", "Team: type the password (Ctrl+Alt+G).")
    wrong = standing.wrong.what if standing.wrong is not None else ""
    return translate("team", "Team: refused: {why}.").format(why=wrong)
