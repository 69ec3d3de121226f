import { ApiPromise } from '../core/api-promise.ts';
import type { CallOptions } from '../core/call-options.ts';
import { readJson, readText } from '../core/read-body.ts';
import type { Transport } from '../core/transport.ts';
import type { Usage, UsageReport, operations } from '../generated/api-types.ts';

/** From which day to which, and by what. */
export type UsageReportParams = Omit<operations['getUsageReport']['parameters']['query'], 'format'>;

const reportPath = '/api/v1/usage/report';

export class UsageResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Characters used and remaining in the billing period that runs now.
   *
   * @example
   * const { remaining } = await rakhim.usage.retrieve();
   */
  retrieve(options: CallOptions = {}): ApiPromise<Usage> {
    return new ApiPromise(
      this.#transport.send({ ...options, method: 'GET', path: '/api/v1/usage' }, readJson<Usage>()),
    );
  }

  /**
   * Reports usage by day, voice, key or client; at most 366 days.
   *
   * @example
   * const { rows } = await rakhim.usage.report({ from: '2026-11-01', to: '2026-11-30', by: 'voice' });
   */
  report(params: UsageReportParams, options: CallOptions = {}): ApiPromise<UsageReport> {
    return new ApiPromise(
      this.#transport.send(
        { ...options, method: 'GET', path: reportPath, query: { ...params, format: 'json' } },
        readJson<UsageReport>(),
      ),
    );
  }

  /** The same as CSV, which spreadsheets open. */
  reportCsv(params: UsageReportParams, options: CallOptions = {}): ApiPromise<string> {
    return new ApiPromise(
      this.#transport.send(
        { ...options, method: 'GET', path: reportPath, query: { ...params, format: 'csv' }, accept: 'text/csv' },
        readText,
      ),
    );
  }
}
