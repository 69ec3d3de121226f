import type { SharedSpeech } from '@rakhim/contract';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayButton } from '#src/components/ui/play-button.tsx';
import { useFormat } from '#src/lib/use-format.ts';
import { formatClock } from '#src/lib/format-clock.ts';
import { showToast } from '#src/stores/toast-store.ts';
import styles from './listen-page.module.css';
import { useLitPieces } from './use-lit-pieces.ts';

interface ListenPlayerProps {
  readonly pieces: SharedSpeech['pieces'];
  readonly sound: string;
  readonly durationMs: number;
}

/** The text, of which the word that sounds is lit, and the button that plays it. A click on a word plays from there. */
export function ListenPlayer({ pieces, sound, durationMs }: ListenPlayerProps) {
  const { t } = useTranslation('listen');
  const format = useFormat();
  const audio = useRef<HTMLAudioElement>(null);
  const text = useRef<HTMLParagraphElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [position, setPosition] = useState(0);
  useLitPieces(audio, text, pieces);
  useEffect(() => {
    const player = audio.current;
    return () => player?.pause();
  }, []);

  const now = formatClock(position, format.number);
  const all = formatClock(durationMs, format.number);

  function play(fromMs?: number): void {
    const player = audio.current;
    if (!player) {
      return;
    }
    if (fromMs !== undefined) {
      player.currentTime = fromMs / 1000;
    }
    player.play().catch((error: unknown) => {
      // A pause before the sound was there is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) {
        showToast({ title: t('playFailed'), tone: 'danger' });
      }
    });
  }

  function playFrom({ target }: MouseEvent): void {
    const index = target instanceof HTMLElement ? target.dataset['piece'] : undefined;
    const startMs = index === undefined ? undefined : pieces[Number(index)]?.startMs;
    if (typeof startMs === 'number') {
      play(startMs);
    }
  }

  return (
    <>
      <p ref={text} className={styles['text']} lang="ar" dir="rtl" onClick={playFrom}>
        {pieces.map(({ text: words, startMs }, index) =>
          startMs === null ? (
            words
          ) : (
            <span key={index} className={styles['word']} data-piece={index}>
              {words}
            </span>
          ),
        )}
      </p>
      <div className={styles['player']} dir="ltr">
        <audio
          ref={audio}
          src={sound}
          preload="none"
          onPlay={() => setIsPlaying(true)}
          onPause={() => setIsPlaying(false)}
          onTimeUpdate={({ currentTarget }) => setPosition(currentTarget.currentTime * 1000)}
        />
        <PlayButton
          size="large"
          stops="pauses"
          label={t(isPlaying ? 'pause' : 'play')}
          isPlaying={isPlaying}
          onClick={() => (isPlaying ? audio.current?.pause() : play())}
        />
        <input
          type="range"
          dir="ltr"
          className={styles['seek']}
          aria-label={t('position')}
          aria-valuetext={t('clock', { now, all })}
          min={0}
          max={durationMs}
          step={100}
          value={Math.min(position, durationMs)}
          onChange={({ target }) => {
            setPosition(Number(target.value));
            if (audio.current) {
              audio.current.currentTime = Number(target.value) / 1000;
            }
          }}
        />
        <bdi dir="ltr" className={styles['clock']}>
          {now} / {all}
        </bdi>
      </div>
    </>
  );
}
