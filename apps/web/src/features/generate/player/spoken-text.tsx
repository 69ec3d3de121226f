import type { WordTime } from '@rakhim/contract';
import { type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './spoken-text.module.css';

interface SpokenTextProps {
  readonly text: string;
  /** When each piece of `text` sounds; offsets are code points. */
  readonly words: readonly WordTime[];
  readonly audio: HTMLAudioElement;
  readonly isPlaying: boolean;
  readonly onSeek: (ms: number) => void;
}

/** The text that is heard, with the word that sounds marked; a click on a word goes there. */
export function SpokenText({ text, words, audio, isPlaying, onSeek }: SpokenTextProps) {
  const { t } = useTranslation('generate');
  const container = useRef<HTMLDivElement>(null);
  const pieces = useMemo(() => cutAtWords(text, words), [text, words]);

  useEffect(() => {
    let frame = 0;
    let marked: Element | undefined;
    // Sixty times a second React would do too much; one attribute is moved by hand.
    const follow = () => {
      const ms = audio.currentTime * 1000;
      const index = words.findLastIndex((word) => word.startMs <= ms);
      const next =
        ms > 0 && index >= 0 ? (container.current?.querySelector(`[data-word="${index}"]`) ?? undefined) : undefined;
      if (next !== marked) {
        marked?.removeAttribute('data-sounding');
        next?.setAttribute('data-sounding', '');
        keepInView(container.current, next);
        marked = next;
      }
      frame = isPlaying ? requestAnimationFrame(follow) : 0;
    };
    follow();
    return () => {
      cancelAnimationFrame(frame);
      marked?.removeAttribute('data-sounding');
    };
  }, [audio, words, isPlaying]);

  function seekToWord(event: MouseEvent) {
    const index = event.target instanceof HTMLElement ? event.target.dataset['word'] : undefined;
    const word = index === undefined ? undefined : words[Number(index)];
    if (word) {
      onSeek(word.startMs);
    }
  }

  return (
    // With the keyboard, the slider above goes to any word.
    <div
      ref={container}
      className={styles['text']}
      lang="ar"
      dir="rtl"
      role="region"
      aria-label={t('player.text')}
      tabIndex={0}
      onClick={seekToWord}
    >
      {pieces.map(({ content, word }, index) =>
        word === undefined ? (
          content
        ) : (
          <span key={index} className={styles['word']} data-word={word}>
            {content}
          </span>
        ),
      )}
    </div>
  );
}

interface Piece {
  readonly content: string;
  /** Which word it is; nothing for what stands between words. */
  readonly word?: number;
}

function cutAtWords(text: string, words: readonly WordTime[]): Piece[] {
  const characters = Array.from(text);
  const slice = (from: number, to?: number) => characters.slice(from, to).join('');
  const pieces = words.flatMap(({ start, end }, word): Piece[] => [
    { content: slice(words[word - 1]?.end ?? 0, start) },
    { content: slice(start, end), word },
  ]);
  return [...pieces, { content: slice(words.at(-1)?.end ?? 0) }];
}

/** Moves only the text, never the page under the reader. */
function keepInView(container: HTMLElement | null, word: Element | undefined): void {
  if (!container || !(word instanceof HTMLElement)) {
    return;
  }
  const [frame, place] = [container.getBoundingClientRect(), word.getBoundingClientRect()];
  if (place.top < frame.top || place.bottom > frame.bottom) {
    container.scrollBy({ top: place.top - frame.top - frame.height / 3 });
  }
}
