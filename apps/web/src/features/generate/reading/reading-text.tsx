import type { PreviewSpan, TextPreview } from '@nabra/contract';
import { type KeyboardEvent, memo, type SyntheticEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './reading-text.module.css';

interface ReadingTextProps {
  /** The text that was read. */
  readonly text: string;
  readonly preview: TextPreview;
  readonly isStale: boolean;
  /** Where the piece begins whose note stands open. */
  readonly opened: number | undefined;
  readonly onLook: (start: number | undefined) => void;
  readonly onOpen: (start: number) => void;
}

/** A reading less sure than this is a guess, and is marked as one. */
const guessBelow = 0.5;

/** The vowelled text. Its words are buttons of one tab stop: arrow keys go from word to word. */
export const ReadingText = memo(function ReadingText({ text, preview, isStale, opened, onLook, onOpen }: ReadingTextProps) {
  const { t } = useTranslation('generate');
  const pieces = useMemo(() => cutAtSpans(text, preview.spans), [text, preview.spans]);
  const [current, setCurrent] = useState<number>();
  const tabStop = preview.spans.find(({ start }) => start === current)?.start ?? preview.spans[0]?.start;

  function openByKey(event: KeyboardEvent) {
    const start = startOf(event);
    if (start === undefined) {
      return;
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onOpen(start);
    }
    const step = steps[event.key];
    const words = step === undefined ? [] : Array.from(event.currentTarget.querySelectorAll<HTMLElement>('[data-start]'));
    const next = words[words.findIndex((word) => word.dataset['start'] === String(start)) + (step ?? 0)];
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
        const start = startOf(event);
        if (start !== undefined) {
          onOpen(start);
        }
      }}
      onMouseOver={(event) => onLook(startOf(event))}
      onMouseLeave={() => onLook(undefined)}
      onFocus={(event) => {
        setCurrent(startOf(event));
        onLook(startOf(event));
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

function startOf({ target }: SyntheticEvent): number | undefined {
  const start = target instanceof HTMLElement ? target.dataset['start'] : undefined;
  return start === undefined ? undefined : Number(start);
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
  const slice = (from: number, to?: number) => characters.slice(from, to).join('');
  return [...spans.flatMap((span, index) => [slice(spans[index - 1]?.end ?? 0, span.start), span]), slice(spans.at(-1)?.end ?? 0)];
}
