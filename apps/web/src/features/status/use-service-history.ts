import type { ServiceHistory } from '@rakhim/contract';
import { useEffect, useState } from 'react';

/** The contract's `getServiceHistory`; the page loads without the table of routes and its schemas. */
const historyPath = '/api/v1/status/history';
const timeoutMs = 10_000;
const everyMs = 60_000;

export interface ServiceHistoryReading {
  /** What was read last. */
  readonly history: ServiceHistory | undefined;
  /** Whether it could not be read this time. */
  readonly hasFailed: boolean;
  retry(): void;
}

/** What the service measured, read anew every minute. */
export function useServiceHistory(): ServiceHistoryReading {
  const [history, setHistory] = useState<ServiceHistory>();
  const [hasFailed, setHasFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const read = async () => {
      try {
        setHistory(await fetchHistory(AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])));
        setHasFailed(false);
      } catch {
        setHasFailed(!signal.aborted);
      }
    };
    void read();
    const timer = setInterval(() => void read(), everyMs);
    return () => {
      controller.abort();
      clearInterval(timer);
    };
  }, [tries]);
  return { history, hasFailed, retry: () => setTries(tries + 1) };
}

async function fetchHistory(signal: AbortSignal): Promise<ServiceHistory> {
  const response = await fetch(historyPath, { signal });
  if (!response.ok) {
    throw new Error(`The history was answered with ${response.status}.`);
  }
  return (await response.json()) as ServiceHistory;
}
