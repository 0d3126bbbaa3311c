/** How long each call takes, by its route: the measure and the trace of a request, from its head to the end of its answer. */
import { context, type Meter, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HEALTH } from '../http/limits.ts';
import { durations } from './histogram.ts';

/** Seconds. What a till waits for lies in the first half, what a report takes in the second. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** As it was declared, with braces for what stands in it: an address holds codes of members and pieces. */
const routeOf = (request: FastifyRequest): string =>
  request.is404 ? 'none' : (request.routeOptions.url ?? 'none');

export function measureRequests(app: FastifyInstance, meter: Meter): void {
  const duration = durations(
    meter,
    'http.server.request.duration.seconds',
    'From the head of a request to the end of its answer',
    BUCKETS,
  );
  /** Requests under way. */
  const active = meter.createUpDownCounter('http.server.active_requests');
  app.addHook('onRequest', (request, reply, done) => {
    if (HEALTH.includes(request.url)) return done();
    const started = performance.now();
    const named = { 'http.request.method': request.method, 'http.route': routeOf(request) };
    const span = trace.getTracer('http').startSpan(`${named['http.request.method']} ${named['http.route']}`, {
      ...{ kind: SpanKind.SERVER, attributes: named },
    });
    active.add(1);
    let counted = true;
    const over = (): void => {
      if (!counted) return;
      counted = false;
      const { statusCode } = reply;
      active.add(-1);
      duration.record((performance.now() - started) / 1000, {
        ...named,
        'http.response.status_code': statusCode,
      });
      span.setAttribute('http.response.status_code', statusCode);
      if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    };
    // Both, as the limits do: `close` when the client left, `finish` where there never was a connection.
    reply.raw.once('close', over).once('finish', over);
    context.with(trace.setSpan(context.active(), span), done);
  });
}
