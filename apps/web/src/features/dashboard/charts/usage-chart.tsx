import type { UsageReport } from '@nabra/contract';
import { languages } from '@nabra/i18n/languages';
import { useTranslation } from 'react-i18next';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { useFormat } from '#src/lib/use-format.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import styles from './usage-charts.module.css';

interface UsageChartProps {
  readonly title: string;
  readonly keyTitle: string;
  readonly rows: UsageReport['rows'];
}

const chartHeight = 220;
const axisWidth = 52;
const barWidthMax = 28;

/** Bars for the eye; the same figures as a table for screen readers. The axis begins where the reader begins to read. */
export function UsageChart({ title, keyTitle, rows }: UsageChartProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const isRightToLeft = languages[useLanguage()].direction === 'rtl';
  return (
    <figure className={styles['chart']}>
      <figcaption>{title}</figcaption>
      <div aria-hidden="true" dir="ltr">
        <ResponsiveContainer width="100%" height={chartHeight}>
          <BarChart data={rows} accessibilityLayer={false} margin={{ top: 8, right: 0, bottom: 0, left: 0 }}>
            <CartesianGrid vertical={false} stroke="var(--line)" />
            <XAxis dataKey="name" reversed={isRightToLeft} tickLine={false} stroke="var(--line-strong)" minTickGap={24} tick={{ fill: 'var(--ink-soft)', fontSize: 12 }} />
            <YAxis
              orientation={isRightToLeft ? 'right' : 'left'}
              width={axisWidth}
              allowDecimals={false}
              axisLine={false}
              tickLine={false}
              tick={{ fill: 'var(--ink-soft)', fontSize: 12 }}
              tickFormatter={(value: number) => format.number(value, { notation: 'compact' })}
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
