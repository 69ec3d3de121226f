import { cancelVoiceTask, type NeuralVoice, type VoiceTask } from '@rakhim/contract';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useShowFailure } from '#src/components/failure/use-show-failure.ts';
import { Banner } from '#src/components/ui/banner.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { callApi } from '#src/lib/api-client.ts';
import { useFormat } from '#src/lib/use-format.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { toMegabytes } from './to-megabytes.ts';
import styles from './task-line.module.css';

interface TaskLineProps {
  readonly task: VoiceTask;
  /** Absent where the voice has left the list. */
  readonly voice: NeuralVoice | undefined;
}

/** What is being done with a voice, with a bar and a way to stop it; or how the last work ended. */
export function TaskLine({ task, voice }: TaskLineProps) {
  const { t } = useTranslation('adminVoices');
  const name = voice?.name[useLanguage()] ?? task.voice;
  switch (task.state) {
    case 'running':
      return <RunningTask task={task} name={name} />;
    case 'failed':
      return (
        <Banner tone="danger" title={t('task.failed', { name })}>
          <p className={styles['problem']}>{task.problem}</p>
        </Banner>
      );
    case 'cancelled':
      return <Banner title={t('task.cancelled', { name })} />;
    case 'done':
      return <Banner title={t(task.kind === 'add' ? 'task.doneAdd' : 'task.doneVerify', { name })} />;
  }
}

function RunningTask({ task, name }: { readonly task: VoiceTask; readonly name: string }) {
  const { t } = useTranslation('adminVoices');
  const format = useFormat();
  const showFailure = useShowFailure();
  const stop = useMutation({
    mutationFn: () => callApi(cancelVoiceTask, { params: { id: task.id } }),
    onError: (error) => showFailure(error),
  });
  const size = (bytes: number): string => format.number(toMegabytes(bytes));
  const { step } = task;
  return (
    <div className={styles['task']}>
      <div className={styles['words']}>
        <p className={styles['name']}>{t('task.label', { name })}</p>
        {/* Each step is told, not each byte. */}
        <p role="status" className={styles['step']}>
          {step === 'download'
            ? t('task.download', { done: size(task.bytes), total: size(task.bytesTotal) })
            : t(`task.${step}`)}
        </p>
      </div>
      <Button variant="quiet" isBusy={stop.isPending || stop.isSuccess} onClick={() => stop.mutate()}>
        {t('actions.stop')}
      </Button>
      <progress
        className={styles['bar']}
        aria-label={t('task.label', { name })}
        max={Math.max(1, task.bytesTotal)}
        {...(step === 'download' && { value: task.bytes })}
      />
    </div>
  );
}
