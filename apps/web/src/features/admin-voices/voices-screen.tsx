import type { NeuralVoices } from '@rakhim/contract';
import { useTranslation } from 'react-i18next';
import { Banner } from '#src/components/ui/banner.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { PageBody } from '#src/components/ui/page-body.tsx';
import { PageHeader } from '#src/components/ui/page-header.tsx';
import { useFormat } from '#src/lib/use-format.ts';
import { SpeakersSection } from './speakers/speakers-section.tsx';
import { TaskLine } from './task-line.tsx';
import { useNeuralVoices } from './use-neural-voices.ts';
import { VoiceCard } from './voice-card.tsx';
import styles from './voices-screen.module.css';
import { VoicesWaiting } from './voices-waiting.tsx';

/** The neural voices of the service: what can be added, what is, and who speaks for whom. */
export function VoicesScreen() {
  const { t } = useTranslation('adminVoices');
  const { data, isError, refetch } = useNeuralVoices();
  if (data) {
    return <LoadedVoices voices={data} />;
  }
  if (!isError) {
    return <VoicesWaiting />;
  }
  const retry = <Button onClick={() => void refetch()}>{t('retry')}</Button>;
  return (
    <PageBody>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Banner tone="danger" title={t('failed')} actions={retry} />
    </PageBody>
  );
}

function LoadedVoices({
  voices: { voices, task, table, clouds, folder, memoryMbMax },
}: {
  readonly voices: NeuralVoices;
}) {
  const { t } = useTranslation('adminVoices');
  const format = useFormat();
  const isBusy = task?.state === 'running';
  return (
    <PageBody>
      <PageHeader title={t('title')} lead={t('lead')} />
      {voices.every(({ measured }) => measured === null) && <p className={styles['note']}>{t('unheard')}</p>}
      {task && <TaskLine key={task.id} task={task} voice={voices.find(({ id }) => id === task.voice)} />}
      <section className={styles['list']} aria-label={t('list.title')}>
        {voices.length === 0 && <p className={styles['note']}>{t('list.empty')}</p>}
        {voices.map((voice) => (
          <VoiceCard key={voice.id} voice={voice} isBusy={isBusy} />
        ))}
      </section>
      <p className={styles['note']}>
        {t('folder', { folder: `\u2068${folder}\u2069`, memory: format.number(memoryMbMax) })}
      </p>
      <SpeakersSection table={table} voices={voices} clouds={clouds} />
    </PageBody>
  );
}
