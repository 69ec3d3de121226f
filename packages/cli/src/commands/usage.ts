import type { Rakhim, UsageReport } from '@rakhim/sdk';
import { exitCodes } from '../exit-codes.ts';
import { type Invocation, optionText } from '../invocation.ts';
import { formatNumber, printable } from '../output/translate.ts';
import { formatTable } from '../output/table.ts';
import type { Terminal } from '../output/terminal.ts';
import { print, printJson } from '../output/write.ts';
import { openSignedInClient } from '../service/open-client.ts';

const dayMs = 86_400_000;
const reportDays = 30;

/** `rakhim usage`: what was used of this period, or a report by day, voice, key or client. */
export async function runUsage(invocation: Invocation): Promise<number> {
  const { terminal } = invocation;
  const { signal } = terminal;
  const client = await openSignedInClient(invocation);
  const range = { from: optionText(invocation, 'from'), to: optionText(invocation, 'to') };
  const by = optionText(invocation, 'by') ?? (range.from !== undefined || range.to !== undefined ? 'day' : undefined);
  if (by === undefined) {
    const usage = await client.usage.retrieve({ signal });
    await (terminal.isJson ? printJson(terminal, usage) : print(terminal, describeUsage(usage, terminal)));
    return exitCodes.ok;
  }
  const timeZone = optionText(invocation, 'timeZone') ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const to = range.to ?? dayOf(new Date(), timeZone);
  const from = range.from ?? new Date(Date.parse(to) - (reportDays - 1) * dayMs).toISOString().slice(0, to.length);
  const report = await client.usage.report({ by: by as ReportDimension, from, to, timeZone }, { signal });
  await (terminal.isJson ? printJson(terminal, report) : print(terminal, describeReport(report, by, terminal)));
  return exitCodes.ok;
}

type ReportDimension = 'day' | 'voice' | 'key' | 'client';

type Usage = Awaited<ReturnType<Rakhim['usage']['retrieve']>>;

/** Describes used and remaining characters in two or three lines. */
export function describeUsage(
  { used, limit, percent, remaining, periodEnd }: Usage,
  { t, language }: Terminal,
): string {
  if (periodEnd === null) {
    return t('noSubscription');
  }
  const day = new Date(periodEnd).toLocaleDateString(language === 'ar' ? 'ar-u-nu-latn-ca-gregory' : 'en', {
    dateStyle: 'long',
  });
  return [t('used', { used, limit, percent }), t('remaining', { count: remaining }), t('renewsOn', { day })].join('\n');
}

function describeReport({ rows, characters, requests }: UsageReport, by: string, { t }: Terminal): string {
  return formatTable([
    [by, t('characters'), t('requests')],
    ...rows.map((row) => [printable(row.name), formatNumber(row.characters), formatNumber(row.requests)]),
    [t('total'), formatNumber(characters), formatNumber(requests)],
  ]);
}

/** A moment's day in a time zone, as `2026-11-21`. */
function dayOf(moment: Date, timeZone: string): string {
  return moment.toLocaleDateString('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
}
