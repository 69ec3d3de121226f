import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

export interface RequestMeasurement {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

export interface Metrics {
  /** Where all of them are, for what adds its own. */
  readonly registry: Registry;
  /** Notes a request that begins. @returns what notes its end. */
  openRequest(): (request: RequestMeasurement) => void;
  observeFirstAudio(ms: number): void;
  /** Customers whose stored state differed from Stripe's in the last reconciliation. */
  observeBillingDrift(customers: number): void;
  /** How long a statement or a transaction waited for a connection. */
  observeConnectionWait(ms: number): void;
  /** Percentiles of the time to first audio byte since the start; `null` before the first one. */
  firstAudio(): { p50: number | null; p95: number | null; samples: number };
  /** Everything in Prometheus' text format. */
  render(): Promise<{ contentType: string; text: string }>;
}

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Few, because every route has them all; half a second is what we promise for the first sound. */
const requestSeconds = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const waitSeconds = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 3];
export const firstAudioSeconds = [0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30];
/** How many of the newest first-byte times the percentiles are taken from. */
const recentMax = 1000;
/** What Prometheus' own check refuses: gauges that are named like counters. The resources of Node say the same. */
const misnamed = ['nodejs_active_handles_total', 'nodejs_active_requests_total', 'nodejs_active_resources_total'];

/** Measurements of this process. Labels come from closed sets only, so the number of series is bounded. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  misnamed.forEach((name) => {
    registry.removeSingleMetric(name);
  });
  const instruments = createInstruments(registry);
  const recent: number[] = [];
  let samples = 0;

  return {
    registry,
    openRequest() {
      instruments.open.inc();
      return ({ method, route, status, ms }) => {
        instruments.open.dec();
        instruments.requests.inc({ method: methods.has(method) ? method : 'other', route, status: String(status) });
        instruments.durations.observe({ route }, ms / 1000);
      };
    },
    observeBillingDrift(customers) {
      instruments.billingDrift.set(customers);
      instruments.billingCompared.setToCurrentTime();
    },
    observeConnectionWait(ms) {
      instruments.connectionWait.observe(ms / 1000);
    },
    observeFirstAudio(ms) {
      instruments.firstAudio.observe(ms / 1000);
      recent[samples % recentMax] = ms;
      samples += 1;
    },
    firstAudio() {
      const sorted = recent.toSorted((a, b) => a - b);
      return { p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95), samples };
    },
    async render() {
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  };
}

function createInstruments(registry: Registry) {
  const registers = [registry];
  return {
    requests: new Counter({
      name: 'rakhim_http_requests_total',
      help: 'Requests answered; 499 is a caller who left before the end.',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    durations: new Histogram({
      name: 'rakhim_http_request_duration_seconds',
      help: 'Time to the end of the answer; of a stream, to the end of the sound.',
      labelNames: ['route'],
      buckets: requestSeconds,
      registers,
    }),
    open: new Gauge({ name: 'rakhim_http_requests_open', help: 'Requests that are being answered.', registers }),
    firstAudio: new Histogram({
      name: 'rakhim_speech_first_audio_seconds',
      help: 'Time from the reservation to the first audio byte.',
      buckets: firstAudioSeconds,
      registers,
    }),
    billingDrift: new Gauge({
      name: 'rakhim_billing_drift_customers',
      help: 'Customers whose subscription differed from Stripe at the last comparison.',
      registers,
    }),
    billingCompared: new Gauge({
      name: 'rakhim_billing_compared_timestamp_seconds',
      help: 'When this process last compared all customers with Stripe; 0: never.',
      registers,
    }),
    connectionWait: new Histogram({
      name: 'rakhim_database_connection_wait_seconds',
      help: 'Time that a statement or a transaction waited for a connection to PostgreSQL.',
      buckets: waitSeconds,
      registers,
    }),
  };
}

/** Nearest-rank percentile of sorted values, to a tenth of a millisecond. */
function percentile(sorted: readonly number[], share: number): number | null {
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  return value === undefined ? null : Math.round(value * 10) / 10;
}
