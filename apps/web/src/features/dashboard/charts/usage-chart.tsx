import type { UsageReport } from '@rakhim/contract';
import { languages } from '@rakhim/i18n/languages';
import { useTranslation } from 'react-i18next';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useFormat } from '#src/lib/use-format.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import styles from './usage-charts.module.css';

type Row = UsageReport['rows'][number];

interface UsageChartProps {
  readonly title: string;
  readonly keyTitle: string;
  readonly rows: readonly Row[];
}

const chartHeight = 220;
const axisWidth = 52;
/** Arabic letters are smaller than Latin ones of the same size. */
const tickPixels = { en: 12, ar: 14 } as const;
const barWidthMax = 28;
const daysPerWeek = 7;
/** The chart is drawn from left to right, where a number that stands before an Arabic word would be drawn behind it. */
const rightToLeftMark = '\u200F';

/** The last day is named, and every seventh before it. */
function weeklyNames(rows: readonly Row[]): string[] {
  return rows.filter((_, index) => (rows.length - 1 - index) % daysPerWeek === 0).map(({ name }) => name);
}

/** The tooltip of a bar. */
function DayNote({ row }: { readonly row: Row | undefined }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { direction } = languages[useLanguage()];
  if (!row) {
    return null;
  }
  return (
    <p className={styles['note']} dir={direction}>
      <strong>{row.name}</strong>
      <span className="tabular">
        {t('activity.characters', { count: row.characters, number: format.number(row.characters) })}
      </span>
    </p>
  );
}

/**
 * Bars for the eye; the same figures as a table for screen readers. The axis begins where the reader begins to read.
 */
export function UsageChart({ title, keyTitle, rows }: UsageChartProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const language = useLanguage();
  const isRightToLeft = languages[language].direction === 'rtl';
  const toLabel = (text: string) => (isRightToLeft ? rightToLeftMark + text : text);
  return (
    <figure className={styles['chart']}>
      <figcaption>{title}</figcaption>
      <div aria-hidden="true" dir="ltr">
        <ResponsiveContainer width="100%" height={chartHeight}>
          <BarChart data={rows} accessibilityLayer={false} margin={{ top: 8, right: 0, bottom: 0, left: 0 }}>
            <CartesianGrid vertical={false} stroke="var(--line)" />
            <XAxis
              dataKey="name"
              reversed={isRightToLeft}
              tickLine={false}
              stroke="var(--line-strong)"
              ticks={weeklyNames(rows)}
              interval="preserveEnd"
              minTickGap={4}
              tick={{ fill: 'var(--ink-soft)', fontSize: tickPixels[language] }}
              tickFormatter={toLabel}
            />
            <YAxis
              orientation={isRightToLeft ? 'right' : 'left'}
              width={axisWidth}
              allowDecimals={false}
              axisLine={false}
              tickLine={false}
              tick={{ fill: 'var(--ink-soft)', fontSize: tickPixels[language] }}
              tickFormatter={(value: number) => toLabel(format.number(value, { notation: 'compact' }))}
            />
            <Tooltip
              cursor={{ fill: 'var(--paper-sunken)' }}
              isAnimationActive={false}
              content={({ active, payload }) => active && <DayNote row={payload[0]?.payload as Row | undefined} />}
            />
            <Bar dataKey="characters" fill="var(--pine)" maxBarSize={barWidthMax} isAnimationActive={false} />
          </BarChart>
        </ResponsiveContainer>
      </div>
      <table className="visually-hidden">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{keyTitle}</th>
            <th scope="col">{t('charts.characters')}</th>
            <th scope="col">{t('charts.requests')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.name}</th>
              <td>{format.number(row.characters)}</td>
              <td>{format.number(row.requests)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
