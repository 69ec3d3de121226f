import type { ServiceStatus } from '@rakhim/contract';
import { useEffect, useState } from 'react';

/** The contract's `getStatus`; the page loads without the table of routes and its schemas. */
const statusPath = '/api/v1/status';
const timeoutMs = 10_000;

/**
 * Milliseconds to the first sound at the median, as this server measured them since it started; nothing before it has
 * spoken.
 */
export function useMedianLatency(): number | undefined {
  const [medianMs, setMedian] = useState<number>();
  useEffect(() => {
    const controller = new AbortController();
    const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(timeoutMs)]);
    readMedian(signal).then(setMedian, () => undefined);
    return () => controller.abort();
  }, []);
  return medianMs;
}

async function readMedian(signal: AbortSignal): Promise<number | undefined> {
  const response = await fetch(statusPath, { signal });
  const { timeToFirstAudioByteMs } = (await response.json()) as ServiceStatus;
  return timeToFirstAudioByteMs.p50 === null ? undefined : Math.round(timeToFirstAudioByteMs.p50);
}
