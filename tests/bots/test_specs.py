"""Bots by spec: what a spec means, and what is said about one that means nothing."""

import pytest

from hoftag.bots import specs
from hoftag.bots.greedy import GreedyBot
from hoftag.bots.random import RandomBot
from hoftag.bots.search import SearchBot
from hoftag.core.errors import HoftagError


def test_every_bot_is_made_from_its_name() -> None:
    kinds = {name: type(specs.read(name).make(1)) for name in specs.BOTS}
    assert kinds == {"random": RandomBot, "greedy": GreedyBot, "search": SearchBot}


def test_parameters_reach_the_bot() -> None:
    bot = specs.read("search:samples=40,slips=0.2").make(1)
    assert isinstance(bot, SearchBot)
    assert (bot.samples, bot.ms, bot.slips) == (40, 0, 0.2)


def test_search_alone_thinks_by_the_clock() -> None:
    bot = specs.read("search").make(1)
    assert isinstance(bot, SearchBot)
    assert (bot.samples, bot.ms) == (0, 500)


def test_a_part_with_a_value_belongs_to_the_bot_before_it() -> None:
    found = [spec.text for spec in specs.read_list("search:samples=100,slips=0.1, greedy,search:ms=5,random")]
    assert found == ["search:samples=100,slips=0.1", "greedy", "search:ms=5", "random"]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("clever", "there is no bot 'clever'; there is random, greedy, search"),
        ("", "there is no bot ''; there is random, greedy, search"),
        ("greedy,", "there is no bot ''; there is random, greedy, search"),
        ("search:depth=3", "search cannot be told 'depth=3'; there is samples=..., ms=..., slips=..."),
        ("search:samples", "search cannot be told 'samples'; there is samples=..., ms=..., slips=..."),
        ("random:samples=3", "random cannot be told 'samples=3'; there is none"),
        ("search:samples=many", "search: samples should be a whole number from 1 to 1000000, not 'many'"),
        ("search:ms=0", "search: ms should be a whole number from 1 to 1000000, not '0'"),
        ("search:samples=2.5", "search: samples should be a whole number from 1 to 1000000, not '2.5'"),
        ("greedy:whim=nan", "greedy: whim should be a number from 0 to 1000000, not 'nan'"),
        ("search:samples=10,ms=10", "search takes samples or ms, not both"),
        ("search:slips=2", "search: slips should be a share from 0 to 1, not 2.0"),
        ("search:ms=1,ms=2", "search is told ms twice"),
    ],
)
def test_a_spec_that_means_nothing_is_refused_in_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(HoftagError) as refused:
        specs.read_list(text)
    assert str(refused.value) == sentence
