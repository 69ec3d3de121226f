import { Writable } from 'node:stream';

export interface TelemetryOptions {
  /** Where a collector takes OTLP over HTTP. */
  readonly endpoint: string;
  readonly serviceName: string;
  /** The part of all requests that is traced, from 0 to 1. */
  readonly share: number;
}

export interface Telemetry {
  /** Takes the lines of the log. */
  readonly logs: Writable;
  /** Sends what is left. */
  stop(): Promise<void>;
}

/**
 * Sends traces and logs to a collector, in the official client. It is loaded only here: where nothing is sent, the API
 * of OpenTelemetry that the rest of us calls does nothing.
 */
export async function startTelemetry({ endpoint, serviceName, share }: TelemetryOptions): Promise<Telemetry> {
  const [api, sdk, exporters, { logs, stop: stopLogs }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    openLogs(endpoint, serviceName),
  ]);
  const { AsyncLocalStorageContextManager } = await import('@opentelemetry/context-async-hooks');
  const { W3CTraceContextPropagator } = await import('@opentelemetry/core');
  const { resourceFromAttributes } = await import('@opentelemetry/resources');
  const ratio = new sdk.TraceIdRatioBasedSampler(share);
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    // Callers may name the trace that they belong to. Whether it is recorded is our affair: it costs us.
    sampler: new sdk.ParentBasedSampler({ root: ratio, remoteParentSampled: ratio }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({ exporter: new exporters.OTLPTraceExporter({ url: `${endpoint}/v1/traces` }) }),
    ],
  });
  api.context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  api.propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  api.trace.setGlobalTracerProvider(provider);
  return {
    logs,
    async stop() {
      await Promise.allSettled([provider.shutdown(), stopLogs()]);
      api.trace.disable();
      api.propagation.disable();
      api.context.disable();
    },
  };
}

/** The numbers of OpenTelemetry for the levels of the log. */
const severities: Readonly<Record<string, number>> = { debug: 5, info: 9, warn: 13, error: 17, fatal: 21 };

async function openLogs(endpoint: string, serviceName: string): Promise<Telemetry & { logs: Writable }> {
  const [sdk, exporters, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/sdk-logs'),
    import('@opentelemetry/exporter-logs-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const provider = new sdk.LoggerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    processors: [
      new sdk.BatchLogRecordProcessor({ exporter: new exporters.OTLPLogExporter({ url: `${endpoint}/v1/logs` }) }),
    ],
  });
  const logger = provider.getLogger(serviceName);
  const logs = new Writable({
    write(chunk: Buffer, _encoding, done) {
      const { level, msg, time, ...attributes } = JSON.parse(chunk.toString()) as Record<string, string>;
      logger.emit({
        severityText: level ?? 'info',
        severityNumber: severities[level ?? 'info'] ?? 9,
        ...(time !== undefined && { timestamp: new Date(time) }),
        body: msg ?? '',
        attributes,
      });
      done();
    },
  });
  return { logs, stop: () => provider.shutdown() };
}
