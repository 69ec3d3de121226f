import type { TextPreview } from '@rakhim/contract';
import { lazy, Suspense, use, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEntryWish } from './always/entry-wish-store.ts';
import { cutIntoParagraphs } from './cut-into-paragraphs.ts';
import { createViewWatch, NearView } from './near-view.ts';
import { Paragraph } from './paragraph.tsx';
import { SheetField } from './sheet-field.ts';
import { useSheetStore } from './sheet-store.ts';
import { usePlayableWords } from './use-playable-words.ts';
import { useSharedScroll } from './use-shared-scroll.ts';
import { useWordActions } from './use-word-actions.ts';
import styles from './vowelled-text.module.css';
import { WordCard } from './word-card.tsx';
import { wordAt } from './word-elements.ts';

/** The form of an entry of the lexicon; loaded when somebody wants it. */
const EntryForm = lazy(async () => ({ default: (await import('./always/wanted-entry.tsx')).WantedEntry }));

interface VowelledTextProps {
  readonly text: string;
  readonly preview: TextPreview;
}

/**
 * The vowelled text. A click on a word plays from there; a long press, a right click or the Enter key opens its card;
 * the Tab key goes through the words that deserve a look.
 */
export function VowelledText({ text, preview }: VowelledTextProps) {
  const { t } = useTranslation('studio');
  const field = use(SheetField);
  const container = useRef<HTMLDivElement>(null);
  const [view] = useState(() => createViewWatch('[data-reading]'));
  const paragraphs = useMemo(() => cutIntoParagraphs(text, preview.spans), [text, preview.spans]);
  const wish = useEntryWish(({ wish: wanted }) => wanted);
  // A press on a word is answered before its card is laid out over a long text.
  const opened = useDeferredValue(useSheetStore((sheet) => sheet.opened));
  const word = preview.spans.find(({ start }) => start === opened);
  const playable = usePlayableWords(container);
  const actions = useWordActions({ container, field, preview, playable });
  useSharedScroll(container, field);
  useEffect(() => {
    if (opened !== undefined) {
      wordAt(container.current, opened)?.focus();
    }
  }, [opened]);
  useEffect(() => useSheetStore.getState().close, []);
  return (
    <>
      <div
        ref={container}
        className={styles['text']}
        lang="ar"
        dir="rtl"
        role="group"
        aria-label={t('reading.words')}
        tabIndex={0}
        data-reading=""
        data-playable={playable.isPlayable || undefined}
        {...actions}
      >
        <NearView value={view}>
          {paragraphs.map((paragraph) => (
            <Paragraph
              key={paragraph.start}
              paragraph={paragraph}
              opened={isWithin(paragraph, opened) ? opened : undefined}
            />
          ))}
        </NearView>
      </div>
      {word && <WordCard key={word.start} word={word} preview={preview} container={container} playable={playable} />}
      {wish && (
        <Suspense>
          <EntryForm wish={wish} />
        </Suspense>
      )}
    </>
  );
}

function isWithin(paragraph: { readonly start: number; readonly length: number }, place: number | undefined): boolean {
  return place !== undefined && place >= paragraph.start && place < paragraph.start + paragraph.length;
}
