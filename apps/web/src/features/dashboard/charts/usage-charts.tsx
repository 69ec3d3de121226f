import { getUsageReport, voices } from '@rakhim/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { LoadState } from '#src/components/ui/load-state.tsx';
import { fetchApi } from '#src/lib/api-client.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { useFormat } from '#src/lib/use-format.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { reportDays, reportRange, usageReportQuery } from '../dashboard-queries.ts';
import { DashboardSection } from '../dashboard-section.tsx';
import { useShowFailure } from '#src/components/failure/use-show-failure.ts';
import { UsageChart } from './usage-chart.tsx';
import styles from './usage-charts.module.css';
import { VoiceShares } from './voice-shares.tsx';

/**
 * The charts of the last days, by day and by voice. Before the first utterance there are none, and `empty` is said
 * where it is given.
 */
export function UsageCharts({ empty }: { readonly empty?: string }) {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const format = useFormat();
  const showFailure = useShowFailure();
  const byDay = useQuery(usageReportQuery('day'));
  const byVoice = useQuery(usageReportQuery('voice'));
  const saveTable = async () => {
    try {
      const response = await fetchApi(getUsageReport, {
        query: { ...reportRange(new Date()), by: 'day', format: 'csv' },
      });
      saveFile(await response.blob(), 'rakhim-usage.csv');
    } catch (error) {
      showFailure(error);
    }
  };
  const save = (
    <Button size="small" onClick={() => void saveTable()}>
      {t('charts.csv')}
    </Button>
  );
  // A day of the report has no time zone: noon is on that day everywhere the reader may be.
  const nameDay = (day: string) => format.date(`${day}T12:00:00`, { day: 'numeric', month: 'short' });
  const nameVoice = (id: string) => voices.find((voice) => voice.id === id)?.name[language] ?? id;
  if (byDay.data?.requests === 0) {
    return empty === undefined ? null : <p>{empty}</p>;
  }
  return (
    <DashboardSection title={t('charts.title', { days: format.number(reportDays) })} actions={byDay.data && save}>
      {(!byDay.data || !byVoice.data) && (
        <LoadState
          isError={byDay.isError || byVoice.isError}
          failure={t('loadFailed')}
          onRetry={() => void Promise.all([byDay.refetch(), byVoice.refetch()])}
        />
      )}
      {byDay.data && byVoice.data && (
        <div className={styles['charts']}>
          <UsageChart
            title={t('charts.byDay')}
            keyTitle={t('charts.day')}
            rows={byDay.data.rows.map((row) => ({ ...row, name: nameDay(row.key) }))}
          />
          <VoiceShares
            title={t('charts.byVoice')}
            rows={byVoice.data.rows.map((row) => ({ ...row, name: nameVoice(row.key) }))}
          />
        </div>
      )}
    </DashboardSection>
  );
}
