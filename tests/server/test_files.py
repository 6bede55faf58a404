"""Files over the network: compressed as the client takes it; documentation and its policy."""

from __future__ import annotations

import gzip
import http.client
from pathlib import Path

import pytest

from closecall.server.http.files import WebFiles, _accepted, policy_for
from closecall.server.problems import Refusal
from server.support import LiveServer

SCRIPT = "x = 1"


def fetch(server: LiveServer, path: str, accepted: str) -> tuple[http.client.HTTPResponse, bytes]:
    """One request with the encodings a client takes."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    connection.request("GET", path, headers={"Accept-Encoding": accepted})
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer, body


def entry_script(server: LiveServer) -> str:
    _, page = fetch(server, "/", "identity")
    found: str = page.decode().split('src="', 1)[1].split('"', 1)[0]
    return found


def test_files_are_sent_as_small_as_the_client_takes_them(server: LiveServer) -> None:
    script = entry_script(server)
    plain, whole = fetch(server, script, "identity")
    assert plain.headers["content-encoding"] is None
    zipped, gz = fetch(server, script, "gzip, deflate")
    assert zipped.headers["content-encoding"] == "gzip"
    assert gzip.decompress(gz) == whole
    smallest, br = fetch(server, script, "gzip, deflate, br")
    assert smallest.headers["content-encoding"] == "br"
    assert len(br) <= len(gz) < len(whole) / 2
    for answer in (zipped, smallest, plain):
        assert answer.headers["vary"] == "accept-encoding"
        assert answer.headers["content-type"].startswith("text/javascript")


def test_an_encoding_with_quality_zero_is_not_taken() -> None:
    assert _accepted("br;q=0, gzip; q=0.5, identity") == {"gzip", "identity"}


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package whose documentation was built."""
    pages = {"index.html": "home", "howto/host/index.html": f"<script>{SCRIPT}</script>"}
    for name, text in pages.items():
        file = tmp_path / "site" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "index.html").write_text("app")
    return tmp_path


def test_the_documentation_is_shown_where_it_was_built(package: Path) -> None:
    files = WebFiles(package)
    assert files.response("/docs").content == b"home"
    page = files.response("/docs/howto/host/")
    assert SCRIPT.encode() in page.content
    assert "'sha256-" in page.headers["content-security-policy"]
    assert "script-src 'self' 'unsafe-inline'" not in page.headers["content-security-policy"]
    with pytest.raises(Refusal):
        files.response("/docs/nowhere/")
    assert files.response("/poof").content == b"app"


def test_only_the_scripts_of_the_page_itself_may_run() -> None:
    assert policy_for(b"<script>a</script>") != policy_for(b"<script>b</script>")
    assert policy_for(b'<script src="/x.js"></script>').count("sha256-") == 0


def test_without_documentation_there_is_nothing_at_its_address(tmp_path: Path) -> None:
    with pytest.raises(Refusal):
        WebFiles(tmp_path).response("/docs")


def test_a_table_is_asked_for_with_its_page(tmp_path: Path) -> None:
    """The script that runs ahead of the app comes with the page of a match, and with no other."""
    assets = tmp_path / "web" / "assets"
    assets.mkdir(parents=True)
    (assets / "ahead-1a2b.js").write_text(SCRIPT)
    files = WebFiles(tmp_path)
    assert "/assets/ahead-1a2b.js" in files.response("/m/K7PQ2M").headers["link"]
    for other in ("/", "/m/K7PQ2M/result", "/matches"):
        assert "link" not in files.response(other).headers
