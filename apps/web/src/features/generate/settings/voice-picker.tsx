import { type CatalogVoice, voices } from '@rakhim/contract/voices';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { VoiceRow } from '#src/components/voices/voice-row.tsx';
import { useVoiceSample } from '#src/components/voices/use-voice-sample.ts';
import { useFavouriteVoicesStore } from '#src/stores/favourite-voices-store.ts';
import { showToast } from '#src/stores/toast-store.ts';
import { useDraftStore } from '../draft-store.ts';
import { isDialectLocked } from '../studio-access.ts';
import { usePlan } from '../use-studio-access.ts';
import styles from './picker.module.css';

/** The voices of the dialect, and favourites of the others; each can be heard. */
export function VoicePicker() {
  const { t } = useTranslation('generate');
  const group = useId();
  const plan = usePlan();
  const { dialect, voice: chosen, chooseVoice } = useDraftStore();
  const favourites = useFavouriteVoicesStore((store) => store.favourites);
  const sample = useVoiceSample(() => showToast({ title: t('voice.previewFailed'), tone: 'danger' }));
  const isOfDialect = (voice: CatalogVoice) => voice.dialect === dialect;
  const others = voices.filter(
    (voice) => !isOfDialect(voice) && favourites.includes(voice.id) && !isDialectLocked(plan, voice.dialect),
  );
  const row = (voice: CatalogVoice) => (
    <VoiceRow key={voice.id} voice={voice} isPlaying={sample.playing === voice.id} onPlay={() => sample.play(voice.id)}>
      <input
        type="radio"
        className="visually-hidden"
        name={group}
        value={voice.id}
        checked={voice.id === chosen}
        onChange={() => chooseVoice(voice.id)}
      />
    </VoiceRow>
  );
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['label']}>{t('voice.label')}</legend>
      <div className={styles['voices']}>{voices.filter(isOfDialect).map(row)}</div>
      {others.length > 0 && (
        <>
          <p className={styles['note']}>{t('voice.favourites')}</p>
          <div className={styles['voices']}>{others.map(row)}</div>
        </>
      )}
    </fieldset>
  );
}
