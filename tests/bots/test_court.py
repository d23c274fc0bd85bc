"""The figures of the court: who sits down is drawn, and nobody has the name of somebody else."""

from hoftag.bots import court


def test_there_are_eight_and_each_has_a_name_of_its_own() -> None:
    assert len(court.FIGURES) == len(set(court.FIGURES.values())) == 8
    assert court.BY_NAME["Gero"] == "gero"


def test_the_same_key_draws_the_same_figures_and_another_key_others() -> None:
    assert court.comers("a", []) == court.comers("a", [])
    assert sorted(court.comers("a", [])) == sorted(court.FIGURES)
    firsts = {court.comers(str(key), [])[0] for key in range(200)}
    assert firsts == set(court.FIGURES)


def test_nobody_comes_whose_name_is_taken_however_it_is_written() -> None:
    found = court.comers("a", ["GERO", "till", "Anna"])
    assert found == [figure for figure in court.comers("a", []) if figure not in {"gero", "till"}]
