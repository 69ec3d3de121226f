import type { CatalogVoice } from '@rakhim/contract/voices';
import { Star } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayButton } from '#src/components/ui/play-button.tsx';
import { useLanguage } from '#src/lib/use-language.ts';
import { useFavouriteVoicesStore } from '#src/stores/favourite-voices-store.ts';
import styles from './voice-row.module.css';
import { VoiceSignature } from './voice-signature.tsx';

/** The words about all voices are a file of their own: they are shown at build time, and needed again later. */
const VoiceWords = lazy(async () => ({ default: (await import('./voice-words.tsx')).VoiceWords }));

interface VoiceRowProps {
  readonly voice: CatalogVoice;
  readonly isPlaying: boolean;
  readonly onPlay: () => void;
  /** The control that chooses the voice; its label is the whole row but the two buttons. */
  readonly children: ReactNode;
}

/** A voice to hear, choose and keep: its name, how it sounds in three words, and what it is good for. */
export function VoiceRow({ voice, isPlaying, onPlay, children }: VoiceRowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const name = voice.name[language];
  return (
    <div className={styles['row']}>
      <PlayButton
        size="small"
        label={isPlaying ? t('voices.playing') : t('voices.preview', { name })}
        isPlaying={isPlaying}
        onClick={onPlay}
      />
      <label className={styles['choice']}>
        {children}
        <span className={styles['name']}>
          {name}
          <VoiceSignature voice={voice.id} />
        </span>
        <Suspense fallback={<span className={styles['words']}>{voice.id}</span>}>
          <VoiceWords voice={voice.id} isPlaying={isPlaying} />
        </Suspense>
      </label>
      <FavouriteButton voice={voice} />
    </div>
  );
}

function FavouriteButton({ voice }: Pick<VoiceRowProps, 'voice'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isFavourite = useFavouriteVoicesStore(({ favourites }) => favourites.includes(voice.id));
  const toggle = useFavouriteVoicesStore((store) => store.toggle);
  return (
    <button
      type="button"
      className={styles['favourite']}
      aria-pressed={isFavourite}
      aria-label={t('voices.favourite', { name: voice.name[language] })}
      onClick={() => toggle(voice.id)}
    >
      <Star size={18} aria-hidden="true" />
    </button>
  );
}
