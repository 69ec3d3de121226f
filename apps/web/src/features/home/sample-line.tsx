import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { KuficBars } from '#src/components/brand/kufic-bars.tsx';
import { PlayButton } from '#src/components/ui/play-button.tsx';
import { cutAtWords } from './cut-at-words.ts';
import type { SampleOutline } from './samples.data.ts';
import styles from './samples.module.css';
import { usePlaybackPosition } from '#src/lib/use-playback-position.ts';

interface SampleLineProps {
  /** The name of the dialect. */
  readonly name: string;
  readonly text: string;
  readonly outline: SampleOutline;
  readonly audio: RefObject<HTMLAudioElement | null>;
  readonly isPlaying: boolean;
  readonly onToggle: () => void;
}

/** A sentence to hear: its sound as strokes, and its words, of which the one that sounds is marked. */
export function SampleLine({ name, text, outline, audio, isPlaying, onToggle }: SampleLineProps) {
  const { t } = useTranslation('home');
  const heardMs = usePlaybackPosition(audio, isPlaying);
  const { bars, wordStartsMs } = outline;
  const sounding = isPlaying ? wordStartsMs.findLastIndex((startMs) => startMs <= heardMs) : -1;
  return (
    <li className={styles['sample']}>
      <PlayButton
        label={t(isPlaying ? 'samples.stop' : 'samples.play', { name })}
        isPlaying={isPlaying}
        onClick={onToggle}
      />
      <p className={styles['dialect']}>{name}</p>
      <KuficBars levels={Array.from(bars, Number)} />
      <p className={styles['text']} lang="ar" dir="rtl">
        {cutAtWords(text).map(({ content, word }, index) =>
          word === undefined ? (
            content
          ) : (
            <span key={index} data-sounding={word === sounding || undefined}>
              {content}
            </span>
          ),
        )}
      </p>
    </li>
  );
}
