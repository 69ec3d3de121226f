import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

export interface RequestMeasurement {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

export interface Metrics {
  observeRequest(request: RequestMeasurement): void;
  observeFirstAudio(ms: number): void;
  /** Customers whose stored state differed from Stripe's in the last reconciliation. */
  observeBillingDrift(customers: number): void;
  /** Percentiles of the time to first audio byte since the start; `null` before the first one. */
  firstAudio(): { p50: number | null; p95: number | null; samples: number };
  /** Everything in Prometheus' text format. */
  render(): Promise<{ contentType: string; text: string }>;
}

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const millisecondBuckets = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 30_000];
/** How many of the newest first-byte times the percentiles are taken from. */
const recentMax = 1000;

/** Measurements of this process. Labels come from closed sets only, so the number of series is bounded. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'rakhim_http_requests_total',
    help: 'Requests answered.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'rakhim_http_request_duration_ms',
    help: 'Time to the end of the answer.',
    labelNames: ['route'],
    buckets: millisecondBuckets,
    registers: [registry],
  });
  const firstAudio = new Histogram({
    name: 'rakhim_speech_first_audio_ms',
    help: 'Time from the reservation to the first audio byte.',
    buckets: millisecondBuckets,
    registers: [registry],
  });
  const billingDrift = new Gauge({
    name: 'rakhim_billing_drift_customers',
    help: 'Customers whose subscription differed from Stripe at the last comparison.',
    registers: [registry],
  });
  const recent: number[] = [];
  let samples = 0;

  return {
    observeRequest({ method, route, status, ms }) {
      requests.inc({ method: methods.has(method) ? method : 'other', route, status: String(status) });
      durations.observe({ route }, ms);
    },
    observeBillingDrift(customers) {
      billingDrift.set(customers);
    },
    observeFirstAudio(ms) {
      firstAudio.observe(ms);
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

/** Nearest-rank percentile of sorted values, to a tenth of a millisecond. */
function percentile(sorted: readonly number[], share: number): number | null {
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  return value === undefined ? null : Math.round(value * 10) / 10;
}
