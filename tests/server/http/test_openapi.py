"""The OpenAPI document is true: a fuzzer that reads it finds no server error and no answer of another shape."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, get_args

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import CHECKS

from hoftag.server import app
from hoftag.server.http.api import ENDPOINTS
from hoftag.server.http.openapi import document
from hoftag.server.wire.socket import FromClient, FromServer
from tests.server.kit import Running, config, running

PROTOCOL = Path(__file__).resolve().parents[3] / "docs" / "protocol.md"
FUZZED = ["not_a_server_error", "status_code_conformance", "content_type_conformance", "response_schema_conformance"]
LEFT_OUT = {"/api/logout"}
"""It would end the session that all other questions need."""


@pytest.fixture(name="server", scope="module")
def a_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(config(tmp_path_factory.mktemp("server"))) as found:
        yield found


def fuzz(server: Running, examples: int, mode: schemathesis.GenerationMode) -> int:
    """Ask everything with made-up parameters and bodies, half of the time about a table that is there."""
    person = server.guest("Fuzz")
    table = person.lay("me", "Berta")
    person.start(table)
    api = schemathesis.openapi.from_dict(document())
    asked = 0
    with requests.Session() as session:
        session.trust_env = False
        session.cookies.update(dict(person.http.cookies))
        for result in api.get_all_operations():
            operation = result.ok()  # type: ignore[union-attr]
            if operation.path not in LEFT_OUT:
                asked += fuzz_one(operation, examples, mode, (server.url, session, table))
    return asked


def fuzz_one(
    operation: "schemathesis.APIOperation[Any, Any, Any, Any]",
    examples: int,
    mode: schemathesis.GenerationMode,
    where: tuple[str, requests.Session, str],
) -> int:
    url, session, table = where
    checks = CHECKS.get_by_names(FUZZED)
    asked = 0

    @settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(operation.as_strategy(generation_mode=mode))
    def ask(case: "schemathesis.Case[Any]") -> None:
        nonlocal asked
        asked += 1
        if asked % 2 and "table" in case.path_parameters:
            case.path_parameters["table"] = table
        case.call_and_validate(base_url=url, session=session, checks=checks, timeout=20)  # type: ignore[arg-type]

    with suppress(Unsatisfiable):  # some questions cannot be asked wrongly
        ask()
    return asked


def test_a_fuzzer_finds_no_server_error(server: Running) -> None:
    assert fuzz(server, 3, schemathesis.GenerationMode.POSITIVE) > 60
    assert fuzz(server, 2, schemathesis.GenerationMode.NEGATIVE) > 20


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("mode", list(schemathesis.GenerationMode))
def test_a_patient_fuzzer_finds_no_server_error(server: Running, mode: schemathesis.GenerationMode) -> None:
    assert fuzz(server, 150, mode) > 1000


def test_every_endpoint_stands_in_the_protocol() -> None:
    assert app.ROUTES
    text = PROTOCOL.read_text(encoding="utf-8").replace("{lang}", "{language}").replace("{id}", "{}")
    for endpoint in ENDPOINTS:
        path = endpoint.path
        for name in ("table", "record", "session", "token"):
            path = path.replace(f"{{{name}}}", "{}")
        assert f"`{endpoint.method} {path}`" in text, path


def test_the_server_serves_its_document(server: Running) -> None:
    found = server.stranger().get("/api/openapi.json")
    assert found["components"]["schemas"]["FromClient"]["discriminator"]["propertyName"] == "type"
    assert "/api/tables/{table}/replay" in found["paths"]


def test_messages_are_published_under_the_names_of_their_classes() -> None:
    published = document()["components"]["schemas"]
    assert {kind.__name__ for kind in (*get_args(FromClient), *get_args(FromServer))} <= set(published)
