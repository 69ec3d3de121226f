import { characterOf, voiceCharacters } from '@rakhim/contract/voice-characters';
import type { VoiceId } from '@rakhim/contract/voices';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#src/lib/use-language.ts';
import styles from './voice-row.module.css';

interface VoiceWordsProps {
  readonly voice: VoiceId;
  readonly isPlaying: boolean;
}

/** How a voice sounds, or that it plays, and what it is good for. */
export function VoiceWords({ voice, isPlaying }: VoiceWordsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <>
      <span className={styles['words']} aria-live="polite">
        {isPlaying ? t('voices.playing') : characterOf(voice, language)}
      </span>
      <span className={styles['words']}>{t('voices.goodFor', { what: voiceCharacters[voice].goodFor[language] })}</span>
    </>
  );
}
