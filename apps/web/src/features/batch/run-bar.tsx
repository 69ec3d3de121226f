import { Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { useFormat } from '#src/lib/use-format.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { FinishedBar } from './finished-bar.tsx';
import { useQueueStore } from './queue-store.ts';
import styles from './run-bar.module.css';
import { RunMenu } from './run-menu.tsx';
import { useRun } from './use-run.ts';

/** How far the batch is, and the one action that fits. */
export function RunBar() {
  const { t } = useTranslation('batch');
  const { number } = useFormat();
  const language = useLanguage();
  const run = useQueueStore((queue) => queue.run);
  const { start, pause } = useRun();
  if (!run) {
    return null;
  }
  const { state, characters, spokenCharacters, remainingSeconds, inFlight, counts } = run;
  const isRunning = state === 'running';
  const isFinished = state === 'idle' && (counts.queued ?? 0) + (counts.running ?? 0) === 0;
  if (isFinished) {
    return <FinishedBar run={run} />;
  }
  const facts = [
    t('run.progress', { done: number(spokenCharacters), total: number(characters) }),
    ...(isRunning && remainingSeconds !== undefined
      ? [t('run.eta', { time: formatRemaining(remainingSeconds, language) })]
      : []),
    ...(isRunning && inFlight > 0 ? [t('run.inFlight', { number: number(inFlight) })] : []),
    ...(state === 'paused' ? [t('paused.user')] : []),
  ];

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
        <RunMenu />
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
