"""Traces by OpenTelemetry: off unless asked for, and then nothing of it is even imported.

The rest of the server asks `telemetry.tracing`, which is None when traces are off. A trace holds
kinds, counts and the ids of matches, like the log; never names, moves, seeds or secrets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from closecall.engine.extras import needed
from closecall.server.problems import Refusal

Answer = Callable[[Refusal | None], None]

NAME = "closecall"
TIMEOUT = 3.0
"""Seconds for the collector to take a batch; a server that stops waits for the last one."""


class Tracing:
    """Makes spans; `provider` is OpenTelemetry's and knows where they go."""

    def __init__(self, provider: Any) -> None:
        self._provider = provider
        self._tracer = provider.get_tracer(NAME)

    @contextmanager
    def span(self, name: str, **about: str | int) -> Iterator[Any]:
        """Time a piece of work; spans begun inside belong to it."""
        with self._tracer.start_as_current_span(name, attributes=about) as span:
            yield span

    async def request(self, app: Any, scope: Any, receive: Any, send: Any) -> None:
        """Let the application answer a request, and note how."""
        with self.span("request", **{"http.request.method": scope["method"]}) as span:

            async def noting(message: Any) -> None:
                if message["type"] == "http.response.start":
                    span.set_attribute("http.response.status_code", message["status"])
                await send(message)

            await app(scope, receive, noting)
            # the template, not the address: that one holds the codes of matches
            span.set_attribute("http.route", scope.get("path_template", ""))

    def move(self, answer: Answer, **about: str | int) -> Answer:
        """Begin the trace of a move; it ends when the sender is answered."""
        return TracedMove(self._tracer, answer, about)

    def stage(self, answer: Answer, name: str) -> None:
        """Move the trace of this answer on to its next stage."""
        if isinstance(answer, TracedMove):
            answer.stage(name)

    def stop(self) -> None:
        """Send what waits."""
        self._provider.shutdown()


class TracedMove:
    """The answer to a move, which goes with it from stage to stage."""

    def __init__(self, tracer: Any, answer: Answer, about: dict[str, str | int]) -> None:
        from opentelemetry.trace import set_span_in_context

        self._tracer = tracer
        self._answer = answer
        self._whole = tracer.start_span("move", attributes=about)
        self._context = set_span_in_context(self._whole)
        self._part = self._begun("queue")

    def _begun(self, name: str) -> Any:
        return self._tracer.start_span(name, context=self._context)

    def stage(self, name: str) -> None:
        """End one stage and begin the next."""
        self._part.end()
        self._part = self._begun(name)

    def __call__(self, refusal: Refusal | None) -> None:
        try:
            self._answer(refusal)
        finally:
            if refusal is not None:
                self._whole.set_attribute("refused", refusal.code)
            self._part.end()
            self._whole.end()


tracing: Tracing | None = None
"""None while traces are off."""


def start(address: str, node: str) -> None:
    """Send traces to the collector at an address, by OTLP over HTTP."""
    with needed("telemetry"):
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.trace.export import BatchSpanProcessor

    endpoint = address.rstrip("/") + "/v1/traces"
    use(BatchSpanProcessor(OTLPSpanExporter(endpoint=endpoint, timeout=TIMEOUT)), node)


def use(processor: Any, node: str) -> None:
    """Hand every span to a span processor of OpenTelemetry."""
    global tracing
    with needed("telemetry"):
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider

    resource = Resource.create({"service.name": NAME, "service.instance.id": node})
    provider = TracerProvider(resource=resource, shutdown_on_exit=False)
    provider.add_span_processor(processor)
    tracing = Tracing(provider)


def stop() -> None:
    """Send what waits and make no more traces."""
    global tracing
    if tracing is not None:
        tracing.stop()
        tracing = None
