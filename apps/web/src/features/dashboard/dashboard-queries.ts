import { getUsageReport, listApiKeys, type usageDimensions } from '@rakhim/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#src/lib/api-client.ts';

/**
 * Events keep the dashboard as it is on the server while it is open; what happened meanwhile is asked for when it
 * opens.
 */
const staleTime = 0;

export const apiKeysQuery = queryOptions({
  queryKey: ['api-keys'],
  staleTime,
  queryFn: ({ signal }) => callApi(listApiKeys, { signal }),
});

/** Days that the charts cover. */
export const reportDays = 30;

export const usageReportKey = ['usage-report'] as const;

export function usageReportQuery(by: (typeof usageDimensions)[number]) {
  return queryOptions({
    queryKey: [...usageReportKey, by],
    staleTime,
    queryFn: ({ signal }) => callApi(getUsageReport, { signal, query: { ...reportRange(new Date()), by } }),
  });
}

/** The range of the last days up to today, in the reader's time zone. */
export function reportRange(now: Date): { readonly from: string; readonly to: string; readonly timeZone: string } {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const first = new Date(now);
  first.setDate(first.getDate() - (reportDays - 1));
  return { from: dayOf(first), to: dayOf(now), timeZone };
}

/** `2026-01-05`, by the clock of this machine. */
function dayOf(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${date.getFullYear()}-${month}-${day}`;
}
