import { type Mailbox, startMailbox } from '@rakhim/stand-ins';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findTimingLeaks, probedPaths, measureResponseTimes } from '#src/testing/response-times.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';

/**
 * With so many, four standard errors are 0.08: a chance of 58 % to guess right would be found. Here the mails are sent,
 * too.
 */
const samples = 400;
const timeoutMs = 1_200_000;
let mailbox: Mailbox;
let api: TestApi<StubEngine>;

beforeAll(async () => {
  mailbox = await startMailbox();
  api = await startTestApi({ RAKHIM_TRUSTED_PROXIES: '1', SMTP_URL: mailbox.smtpUrl });
});
afterAll(async () => {
  await api.close();
  await mailbox.close();
});

it.each(probedPaths)(
  'the time of an answer at %s does not tell what is known of an address, in 400 tries',
  async (path) => {
    expect(findTimingLeaks(await measureResponseTimes(api, path, samples))).toEqual([]);
  },
  timeoutMs,
);
