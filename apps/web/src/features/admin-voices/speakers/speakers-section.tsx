import {
  type CloudEngine,
  dialects,
  type NeuralVoice,
  updateVoiceTable,
  type VoiceSpeaker,
  type VoiceSpeakers,
  type VoiceTable,
  voices as catalogVoices,
} from '@rakhim/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShowFailure } from '#src/components/failure/use-show-failure.ts';
import { Banner } from '#src/components/ui/banner.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { ApiError } from '#src/lib/api-error.ts';
import { callApi } from '#src/lib/api-client.ts';
import { invalidateQueries } from '#src/lib/invalidate-queries.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { showToast } from '#src/stores/toast-store.ts';
import { neuralVoicesQuery } from '../use-neural-voices.ts';
import { SpeakerChoice } from './speaker-choice.tsx';
import styles from './speakers-section.module.css';

interface SpeakersSectionProps {
  readonly table: VoiceTable;
  readonly voices: readonly NeuralVoice[];
  readonly clouds: readonly CloudEngine[];
}

/** Who speaks for which voice and dialect: changed together, saved at once. */
export function SpeakersSection({ table, voices, clouds }: SpeakersSectionProps) {
  const { t } = useTranslation('adminVoices');
  const language = useLanguage();
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  // What the changes were made against.
  const [base, setBase] = useState(table);
  const [draft, setDraft] = useState<VoiceSpeakers>(table.speakers);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(base.speakers);
  const isOutdated = table.version !== base.version;
  const adopt = (now: VoiceTable): void => {
    setBase(now);
    setDraft(now.speakers);
  };
  if (isOutdated && !isChanged) {
    adopt(table);
  }
  const save = useMutation({
    mutationFn: () => callApi(updateVoiceTable, { body: { version: base.version, speakers: draft } }),
    onSuccess: (saved) => {
      adopt(saved);
      queries.setQueryData(neuralVoicesQuery.queryKey, (voices) => voices && { ...voices, table: saved });
      showToast({ title: t('table.saved') });
    },
    // What others have done comes with the next look.
    onError: (error) =>
      error instanceof ApiError && error.code === 'voice_table_changed'
        ? invalidateQueries(queries, neuralVoicesQuery.queryKey)
        : showFailure(error),
  });
  const choose = (place: keyof VoiceSpeakers, speaker: VoiceSpeaker | undefined): void => {
    const { [place]: _before, ...others } = draft;
    setDraft(speaker ? { ...others, [place]: speaker } : others);
  };
  const choice = (place: keyof VoiceSpeakers, name: string, isVoice: boolean) => (
    <SpeakerChoice
      key={place}
      speaker={draft[place]}
      onChoose={(speaker) => choose(place, speaker)}
      {...{ name, isVoice, voices, clouds }}
    />
  );
  return (
    <section className={styles['section']} aria-labelledby="speakers">
      <h2 id="speakers">{t('table.title')}</h2>
      <p className={styles['note']}>{t('table.lead')}</p>
      {table.problem !== null && (
        <Banner tone="warning" title={t('table.unreadable')}>
          <pre className={styles['problem']}>{table.problem}</pre>
        </Banner>
      )}
      {isOutdated && isChanged && (
        <Banner
          tone="warning"
          title={t('table.changed')}
          actions={<Button onClick={() => adopt(table)}>{t('table.showNow')}</Button>}
        />
      )}
      <div className={styles['places']}>
        {dialects.map((dialect) => (
          <fieldset key={dialect.id} className={styles['dialect']}>
            <legend>{dialect.name[language]}</legend>
            {choice(dialect.id, t('table.whole', { dialect: dialect.name[language] }), false)}
            {catalogVoices
              .filter((voice) => voice.dialect === dialect.id)
              .map((voice) => choice(voice.id, voice.name[language], true))}
          </fieldset>
        ))}
      </div>
      <div className={styles['actions']}>
        <Button
          variant="primary"
          disabled={!isChanged || isOutdated}
          isBusy={save.isPending}
          onClick={() => save.mutate()}
        >
          {t('table.save')}
        </Button>
        {isChanged && (
          <Button variant="quiet" onClick={() => setDraft(base.speakers)}>
            {t('table.discard')}
          </Button>
        )}
      </div>
    </section>
  );
}
