"""Names of the players by seat, from accounts and the heading of a report."""

from __future__ import annotations

import pytest

from judgeapp.rulings.players import account_names, account_seats, headed_names, names_by_seat


@pytest.mark.parametrize(
    ("accounts", "heading", "seats", "names"),
    [
        (("Ann", "Ben"), (), "AB", {"A": "Ann", "B": "Ben"}),
        (("Ann", "Ben"), ("Ann", "Ben"), "AB", {"A": "Ann", "B": "Ben"}),
        (("Ben", "Ann"), ("Ann", "Ben"), "BA", {"A": "Ann", "B": "Ben"}),
        (("Ben", "Ann"), ("Ann", ""), "BA", {"A": "Ann", "B": "Ben"}),
        (("Ben", "Ann"), ("", "Ben"), "BA", {"A": "Ann", "B": "Ben"}),
        # A part of a name is the same player.
        (("Ann", "Ben"), ("Ann Archer", ""), "AB", {"A": "Ann Archer", "B": "Ben"}),
        (("Ben", "Ann"), ("Ann Archer", ""), "BA", {"A": "Ann Archer", "B": "Ben"}),
        # Names that contradict the heading, or each other.
        (("Ann", "Ben"), ("Cat", ""), "", {"A": "Cat"}),
        (("Ann", "Ben"), ("Ben", "Cat"), "", {"A": "Ben", "B": "Cat"}),
        (("Cat", ""), ("Ann", ""), "", {"A": "Ann"}),
        (("Ann", "Ann"), (), "AB", {}),
        (("Ann", "ann"), ("Ann", ""), "AB", {"A": "Ann"}),
        (("B", "B"), ("Ann", ""), "", {"A": "Ann"}),
        # A seat's letter or default name is that seat's account.
        (("B", "A"), (), "BA", {}),
        (("B", "Ann"), (), "BA", {"A": "Ann"}),
        (("Ben", "Player A"), (), "BA", {"B": "Ben"}),
        (("Ben", "Player B"), ("Ann", "Ben"), "BA", {"A": "Ann", "B": "Ben"}),
        (("", ""), ("b", "Ｂ"), "AB", {}),
    ],
)
def test_the_heading_decides_who_sits_where(
    accounts: tuple[str, str], heading: tuple[str, ...], seats: str, names: dict[str, str]
) -> None:
    assert (account_seats(accounts, heading), names_by_seat(accounts, heading)) == (seats, names)


def test_an_account_without_a_name_is_called_by_its_player() -> None:
    assert account_names(("", "Ann"), ("Ann", "Ben")) == ("Ben", "Ann")
    assert account_names(("B", "Player B")) == ("B", "Player A")
    assert account_names(("Cat", ""), ("Ann", "Ben")) == ("Cat", "Player B")


def test_a_name_that_means_the_other_player_is_not_in_the_heading() -> None:
    assert headed_names(("Ann", "Ben"), ("B", "")) == ("Ann", "Ben")
    assert headed_names((), ("B", "Spieler A")) == ("", "")
    assert headed_names((), ("Ann", "Ann")) == ("Ann", "Ann")
