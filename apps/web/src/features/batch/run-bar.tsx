import { MoreHorizontal, Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { Menu, MenuItem } from '#src/components/ui/menu.tsx';
import { callDesktop } from '#src/lib/desktop-bridge.ts';
import { useFormat } from '#src/lib/use-format.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { showToast } from '#src/stores/toast-store.ts';
import { useQueueStore } from './queue-store.ts';
import styles from './run-bar.module.css';
import { useRun } from './use-run.ts';

/** How far the batch is, and the one action that fits. */
export function RunBar() {
  const { t } = useTranslation('batch');
  const { number } = useFormat();
  const language = useLanguage();
  const run = useQueueStore((queue) => queue.run);
  const { start, pause, cancelAll, retryFailed, clearFinished } = useRun();
  if (!run) {
    return null;
  }
  const { state, characters, spokenCharacters, remainingSeconds, inFlight, counts } = run;
  const isRunning = state === 'running';
  const facts = [
    t('run.progress', { done: number(spokenCharacters), total: number(characters) }),
    ...(isRunning && remainingSeconds !== undefined
      ? [t('run.eta', { time: formatRemaining(remainingSeconds, language) })]
      : []),
    ...(isRunning && inFlight > 0 ? [t('run.inFlight', { number: number(inFlight) })] : []),
    ...(state === 'paused' ? [t('paused.user')] : []),
  ];
  const saveReport = () =>
    void callDesktop('batch.report', {}).then(({ isSaved }) => isSaved && showToast({ title: t('saved') }));

  return (
    <footer className={styles['bar']}>
      <progress
        className={styles['progress']}
        max={Math.max(1, characters)}
        value={spokenCharacters}
        aria-label={t('run.label')}
      />
      <p className={`${styles['facts']} tabular`}>{facts.join(' · ')}</p>
      <div className={styles['actions']}>
        <Menu
          trigger={
            <Button variant="quiet" aria-label={t('list.more', { name: t('title') })}>
              <MoreHorizontal size={20} aria-hidden="true" />
            </Button>
          }
        >
          <MenuItem disabled={(counts.failed ?? 0) === 0} onClick={retryFailed}>
            {t('run.retryFailed')}
          </MenuItem>
          <MenuItem onClick={clearFinished}>{t('run.clearFinished')}</MenuItem>
          <MenuItem onClick={cancelAll}>{t('run.cancelAll')}</MenuItem>
          <MenuItem onClick={saveReport}>{t('run.report')}</MenuItem>
        </Menu>
        {isRunning ? (
          <Button size="large" icon={<Pause size={20} aria-hidden="true" />} onClick={pause}>
            {t('run.pause')}
          </Button>
        ) : (
          <Button
            size="large"
            variant="primary"
            icon={<Play size={20} aria-hidden="true" />}
            disabled={(counts.queued ?? 0) + (counts.running ?? 0) === 0}
            onClick={start}
          >
            {state === 'paused' ? t('run.resume') : t('run.start')}
          </Button>
        )}
      </div>
    </footer>
  );
}

/** Seconds as a person would say them: minutes from a minute on, hours from an hour on. */
function formatRemaining(seconds: number, language: string): string {
  const [value, unit] =
    seconds < 60 ? [seconds, 'second'] : seconds < 3600 ? [seconds / 60, 'minute'] : [seconds / 3600, 'hour'];
  return new Intl.NumberFormat(`${language}-u-nu-latn`, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: unit === 'hour' ? 1 : 0,
  }).format(Math.max(1, value));
}
