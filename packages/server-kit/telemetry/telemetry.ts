/**
 * What an operator's own programs are told of this server: measures for Prometheus, at an address of their own, and traces for whatever
 * takes OTLP. Both are off until they are asked for, and neither ever names a person, a piece or an amount. docs/decisions/0128.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { context, createNoopMeter, type Meter, SpanStatusCode, trace } from '@opentelemetry/api';

export type TelemetryConfig = {
  /** Where measures are read; null: nowhere. */
  metrics: { host: string; port: number } | null;
  /** Where traces are sent, an OTLP address; null: nowhere. */
  traces: string | null;
};

export type Telemetry = {
  meter: Meter;
  /** Of the measures, once they are read anywhere. */
  port: number | null;
  close(): Promise<void>;
};

const NAME = 'mustika';
const PATH = '/metrics';

type Measures = { meter: Meter; port: number; close(): Promise<void> };

/** Listens apart from the shop's own address: who may buy here need not know how much is sold. */
async function openMeasures({ host, port }: { host: string; port: number }): Promise<Measures> {
  const { PrometheusExporter } = await import('@opentelemetry/exporter-prometheus');
  const { MeterProvider } = await import('@opentelemetry/sdk-metrics');
  const reader = new PrometheusExporter({
    ...{ preventServerStart: true, withoutScopeInfo: true, withoutTargetInfo: true },
  });
  const provider = new MeterProvider({ readers: [reader] });
  const server = createServer((request, answer) => {
    if (request.method === 'GET' && request.url?.split('?')[0] === PATH)
      return reader.getMetricsRequestHandler(request, answer);
    answer.writeHead(404).end();
  });
  await listening(server, host, port);
  return {
    meter: provider.getMeter(NAME),
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await provider.shutdown();
    },
  };
}

const listening = (server: Server, host: string, port: number): Promise<void> =>
  new Promise((done, fail) => {
    server.once('error', (cause) =>
      fail(new Error(`METRICS_PORT ${host}:${port} tidak dapat dibuka`, { cause })),
    );
    server.listen(port, host, done);
  });

/** `url`: as `OTEL_EXPORTER_OTLP_ENDPOINT` says it; headers and patience are read by the library from its own variables. */
async function openTraces(url: string): Promise<() => Promise<void>> {
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const { BatchSpanProcessor, TracerProvider } = await import('@opentelemetry/sdk-trace');
  const { AsyncLocalStorageContextManager } = await import('@opentelemetry/context-async-hooks');
  const { resourceFromAttributes } = await import('@opentelemetry/resources');
  const exporter = new OTLPTraceExporter({ url: `${url.replace(/\/$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': NAME }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  return async () => {
    trace.disable();
    context.disable();
    await provider.shutdown();
  };
}

export const SILENT: Telemetry = { meter: createNoopMeter(), port: null, close: async () => {} };

/** Errors: a plain one when the address of the measures is taken. */
export async function openTelemetry({ metrics, traces }: TelemetryConfig): Promise<Telemetry> {
  const measures = metrics ? await openMeasures(metrics) : null;
  const endTraces = traces ? await openTraces(traces) : async () => {};
  return {
    meter: measures?.meter ?? SILENT.meter,
    port: measures?.port ?? null,
    close: async () => {
      await endTraces();
      await measures?.close();
    },
  };
}

/** Does `work` as one step of a trace. Its name says what is done, never with what: values stay here. */
export function traced<T>(name: string, work: () => Promise<T>): Promise<T> {
  return trace.getTracer(NAME).startActiveSpan(name, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: (error as { code?: string }).code ?? 'ERROR' });
      throw error;
    } finally {
      span.end();
    }
  });
}
