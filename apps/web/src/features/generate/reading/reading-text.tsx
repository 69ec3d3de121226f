import type { PreviewSpan, TextPreview } from '@rakhim/contract';
import { type KeyboardEvent, memo, type SyntheticEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './reading-text.module.css';

interface ReadingTextProps {
  /** The text that was read. */
  readonly text: string;
  readonly preview: TextPreview;
  readonly isStale: boolean;
  /** The offset of the word whose note is open. */
  readonly opened: number | undefined;
  /** Told of a marked word that is pointed at or has the focus. */
  readonly onLook: (place: WordPlace | undefined) => void;
  readonly onOpen: (place: WordPlace) => void;
}

/** A word, and how far below the top of the text its last line ends (CSS pixels). */
export interface WordPlace {
  readonly start: number;
  readonly below: number;
}

/** A reading less sure than this is a guess, and is marked as one. */
const guessBelow = 0.5;

/** The vowelled text. Its words are buttons of one tab stop: arrow keys go from word to word. */
export const ReadingText = memo(function ReadingText({
  text,
  preview,
  isStale,
  opened,
  onLook,
  onOpen,
}: ReadingTextProps) {
  const { t } = useTranslation('generate');
  const pieces = useMemo(() => cutAtSpans(text, preview.spans), [text, preview.spans]);
  const [current, setCurrent] = useState<number>();
  const tabStop = preview.spans.find(({ start }) => start === current)?.start ?? preview.spans[0]?.start;

  function openByKey(event: KeyboardEvent) {
    const place = placeOf(event);
    if (!place) {
      return;
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onOpen(place);
    }
    const step = steps[event.key];
    const words =
      step === undefined ? [] : Array.from(event.currentTarget.querySelectorAll<HTMLElement>('[data-start]'));
    const next = words[words.findIndex((word) => word.dataset['start'] === String(place.start)) + (step ?? 0)];
    if (next) {
      event.preventDefault();
      next.focus();
    }
  }

  return (
    <div
      className={styles['text']}
      lang="ar"
      dir="rtl"
      role="group"
      aria-label={t('reading.words')}
      data-stale={isStale || undefined}
      onKeyDown={openByKey}
      onClick={(event) => {
        const place = placeOf(event);
        if (place) {
          onOpen(place);
        }
      }}
      onMouseOver={(event) => onLook(markedPlaceOf(event))}
      onMouseLeave={() => onLook(undefined)}
      onFocus={(event) => {
        setCurrent(placeOf(event)?.start);
        onLook(markedPlaceOf(event));
      }}
    >
      {pieces.map((piece) =>
        typeof piece === 'string' ? (
          piece
        ) : (
          <span
            key={piece.start}
            role="button"
            className={styles['word']}
            tabIndex={piece.start === tabStop ? 0 : -1}
            data-start={piece.start}
            data-mark={markOf(piece)}
            aria-expanded={piece.start === opened}
          >
            {piece.vowelled}
          </span>
        ),
      )}
    </div>
  );
});

/** Right to left: what lies to the left comes next. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: 1, ArrowDown: 1, ArrowRight: -1, ArrowUp: -1 };

function placeOf({ target, currentTarget }: SyntheticEvent): WordPlace | undefined {
  const start = target instanceof HTMLElement ? target.dataset['start'] : undefined;
  if (start === undefined || !(target instanceof HTMLElement)) {
    return undefined;
  }
  return {
    start: Number(start),
    below: target.getBoundingClientRect().bottom - currentTarget.getBoundingClientRect().top,
  };
}

/** Finds the word under a pointer or the focus, where it is marked: plain words are not explained unasked. */
function markedPlaceOf(event: SyntheticEvent): WordPlace | undefined {
  return event.target instanceof HTMLElement && event.target.dataset['mark'] !== undefined ? placeOf(event) : undefined;
}

function markOf({ rule, confidence }: PreviewSpan): 'chosen' | 'changed' | 'guess' | undefined {
  if (rule === 'reading') {
    return 'chosen';
  }
  if (rule !== 'plain') {
    return 'changed';
  }
  return confidence < guessBelow ? 'guess' : undefined;
}

function cutAtSpans(text: string, spans: readonly PreviewSpan[]): (string | PreviewSpan)[] {
  const characters = Array.from(text);
  const between = (before: PreviewSpan | undefined, after?: PreviewSpan) =>
    characters.slice(before?.end ?? 0, after?.start).join('');
  const pieces = spans.flatMap((span, index) => {
    const before = spans[index - 1];
    // Digits that are read one by one touch each other as they are written, not as they are said.
    const isApart = before?.end === span.start && before.rule !== 'plain' && span.rule !== 'plain';
    return [isApart ? ' ' : between(before, span), span];
  });
  return [...pieces, between(spans.at(-1))];
}
