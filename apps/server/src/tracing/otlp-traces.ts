import {
  type Context,
  type Exception,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { withoutValues } from '../errors/without-values.ts';
import type { Outcome } from '../queue/grade-creative.job.ts';
import type { TracedWork, Traces } from './traces.ts';

/** Polled every few seconds by machines, and useless in a trace. */
const UNTRACED: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** Traces with OpenTelemetry's SDK, sent as OTLP over HTTP. Attribute names follow its conventions. */
export class OtlpTraces implements Traces {
  readonly #provider: TracerProvider;
  readonly #tracer: Tracer;
  readonly #propagator = new W3CTraceContextPropagator();
  readonly #of = new WeakMap<FastifyRequest, Context>();

  constructor(endpoint: string, role: string) {
    const service = resourceFromAttributes({ 'service.name': 'adjudge', 'adjudge.role': role });
    const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
    this.#provider = new TracerProvider({
      resource: defaultResource().merge(service),
      spanProcessors: [new BatchSpanProcessor({ exporter })],
    });
    context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
    this.#tracer = this.#provider.getTracer('adjudge');
  }

  traceRequests(app: FastifyInstance): void {
    app.addHook('onRequest', (request, _reply, done) => {
      const route = request.routeOptions.url ?? 'none';
      if (UNTRACED.has(route)) return done();
      const parent = this.#propagator.extract(context.active(), request.headers, defaultTextMapGetter);
      const attributes = {
        'http.request.method': request.method,
        'http.route': route,
        'adjudge.request_id': request.id,
      };
      const span = this.#tracer.startSpan(
        `${request.method} ${route}`,
        { kind: SpanKind.SERVER, attributes },
        parent,
      );
      const own = trace.setSpan(parent, span);
      this.#of.set(request, own);
      return context.with(own, done);
    });
    // Body parsing is driven by socket events, which lose the request's context, so restore it here.
    app.addHook('preValidation', (request, _reply, done) =>
      context.with(this.#of.get(request) ?? context.active(), done),
    );
    app.addHook('onResponse', async (request, reply) => {
      const span = trace.getSpan(this.#of.get(request) ?? context.active());
      span?.setAttribute('http.response.status_code', reply.statusCode);
      if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
    });
  }

  currentTraceparent(): string | undefined {
    const carrier: Record<string, string> = {};
    this.#propagator.inject(context.active(), carrier, defaultTextMapSetter);
    return carrier['traceparent'];
  }

  async traceWork(
    kind: string,
    carried: string | undefined,
    work: (traced: TracedWork) => Promise<Outcome>,
  ): Promise<Outcome> {
    const carrier = carried === undefined ? {} : { traceparent: carried };
    const parent = this.#propagator.extract(context.active(), carrier, defaultTextMapGetter);
    const span = this.#tracer.startSpan(kind, { kind: SpanKind.CONSUMER }, parent);
    try {
      const traced = { event: (name: string) => void span.addEvent(name) };
      const outcome = await context.with(trace.setSpan(parent, span), () => work(traced));
      recordOutcome(span, outcome);
      return outcome;
    } catch (error) {
      span.recordException(exceptionOf(error));
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  }

  async close(): Promise<void> {
    await this.#provider.shutdown();
    context.disable();
  }
}

function exceptionOf(error: unknown): Exception {
  if (!(error instanceof Error)) return String(error);
  const { name, message, stack = '' } = error;
  return { name, message: withoutValues(message, error), stack: withoutValues(stack, error) };
}

function recordOutcome(span: Span, outcome: Outcome): void {
  span.setAttribute('adjudge.outcome', outcome.state === 'graded' ? 'done' : outcome.code);
  if (outcome.state === 'refused' && outcome.code === 'grading-failed')
    span.setStatus({ code: SpanStatusCode.ERROR });
}
