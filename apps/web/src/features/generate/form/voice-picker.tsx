import { voices } from '@rakhim/contract/voices';
import { Volume2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import option from '#src/components/ui/option.module.css';
import { useFormat } from '#src/lib/use-format.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { useDraftStore } from '../draft-store.ts';
import styles from './picker.module.css';
import { useVoicePreview } from './use-voice-preview.ts';

/** The voices of the dialect, and how the chosen one sounds. */
export function VoicePicker() {
  const { t } = useTranslation('generate');
  const language = useLanguage();
  const format = useFormat();
  const name = useId();
  const { dialect, voice: chosen, chooseVoice } = useDraftStore();
  const { isPlaying, play } = useVoicePreview();
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['label']}>{t('voice.label')}</legend>
      <div className={styles['row']}>
        {voices
          .filter((voice) => voice.dialect === dialect)
          .map((voice) => (
            <label key={voice.id} className={`${option['option']} ${styles['option']}`}>
              <input
                type="radio"
                className="visually-hidden"
                name={name}
                value={voice.id}
                checked={voice.id === chosen}
                onChange={() => chooseVoice(voice.id)}
              />
              <span>{format.name(voice.name[language])}</span>
            </label>
          ))}
      </div>
      <Button size="small" icon={<Volume2 size={16} aria-hidden="true" />} onClick={() => play(chosen)}>
        <span aria-live="polite">{t(isPlaying ? 'voice.playing' : 'voice.preview')}</span>
      </Button>
    </fieldset>
  );
}
