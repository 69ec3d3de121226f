import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftStore } from '../draft-store.ts';
import { ReadingNote } from './reading-note.tsx';
import styles from './reading-preview.module.css';
import { ReadingText, type WordPlace } from './reading-text.tsx';
import { useReading } from './use-reading.ts';
import { latinWays } from '@rakhim/contract';
import { ChoiceGroup } from '#src/components/ui/choice-group.tsx';

/** The text with its vowels, as it will be spoken: what was worked out is marked, explained and can be changed. */
export function ReadingPreview() {
  const { t } = useTranslation('generate');
  const { preview, text, isStale, isFailed } = useReading();
  const { text: draft, readings, chooseReading, dropReading } = useDraftStore();
  const [looked, setLooked] = useState<WordPlace>();
  const [note, setNote] = useState<{ readonly start: number; readonly text: string }>();
  // A note belongs to the text it was opened in.
  const opened = note?.text === text ? note.start : undefined;
  const [below, setBelow] = useState(0);
  const page = useRef<HTMLDivElement>(null);
  const shown =
    preview && !isStale ? preview.spans.find(({ start }) => start === (opened ?? looked?.start)) : undefined;

  return (
    <section className={styles['reading']} aria-labelledby="reading-title">
      <header className={styles['head']}>
        <h2 id="reading-title">{t('reading.title')}</h2>
        <p>{statusOf()}</p>
      </header>
      {preview && draft !== '' && (
        <>
          <div ref={page} className={styles['page']}>
            <ReadingText
              text={text}
              preview={preview}
              isStale={isStale}
              opened={shown && opened}
              onLook={look}
              onOpen={open}
            />
            {shown && (
              <div
                className={styles['gloss']}
                data-open={opened === shown.start || undefined}
                style={{ insetBlockStart: below }}
              >
                <ReadingNote
                  key={`${shown.start} ${shown.vowelled}`}
                  span={shown}
                  explanation={preview.rules[shown.rule]}
                  isOpen={opened === shown.start}
                  isChosen={readings.some(({ start }) => start === shown.start)}
                  onChoose={(choice) => {
                    chooseReading({ start: shown.start, end: shown.end, ...choice });
                    focusWord(shown.start);
                  }}
                  onReset={() => dropReading(shown.start)}
                  onClose={() => {
                    setNote(undefined);
                    focusWord(shown.start);
                  }}
                />
              </div>
            )}
          </div>
          {preview.spans.some(({ rule }) => rule === 'latin') && <LatinChoice />}
          {preview.warnings.length > 0 && (
            <ul className={styles['warnings']}>
              {preview.warnings.map(({ code, message }) => (
                <li key={code}>{message}</li>
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  );

  function look(place: WordPlace | undefined): void {
    setLooked(place);
    if (place && opened === undefined) {
      setBelow(place.below);
    }
  }

  function open({ start, below: place }: WordPlace): void {
    setNote(start === opened ? undefined : { start, text });
    setBelow(place);
  }

  /** The note that had the focus is about to go. */
  function focusWord(start: number): void {
    page.current?.querySelector<HTMLElement>(`[data-start="${start}"]`)?.focus();
  }

  function statusOf(): string {
    if (draft.trim() === '') {
      return t('reading.empty');
    }
    if (isFailed) {
      return t('reading.failed');
    }
    return t(preview ? 'reading.lead' : 'reading.waiting');
  }
}

/** The way words in Latin letters are said; asked where there are any. */
function LatinChoice() {
  const { t } = useTranslation('generate');
  const { latinWords, chooseLatinWords } = useDraftStore();
  const options = latinWays.map((value) => ({ value, label: t(`reading.latin.${value}`) }));
  return (
    <ChoiceGroup label={t('reading.latin.label')} options={options} value={latinWords} onChoose={chooseLatinWords} />
  );
}
