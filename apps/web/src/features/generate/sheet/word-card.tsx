import { Popover } from '@base-ui/react/popover';
import type { PreviewSpan, TextPreview } from '@rakhim/contract';
import { X } from 'lucide-react';
import { lazy, type RefObject, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { useSessionStore } from '#src/stores/session-store.ts';
import { useDraftStore } from '../draft-store.ts';
import { alwaysEntry } from './always/always-entry.ts';
import { useEntryWish } from './always/entry-wish-store.ts';
import { chooseReading, type ChosenForm, sameWords } from './choose-reading.ts';
import { useSheetStore } from './sheet-store.ts';
import type { PlayableWords } from './use-playable-words.ts';
import { WordActions } from './word-actions.tsx';
import styles from './word-card.module.css';
import { wordAt } from './word-elements.ts';
import { WordForms } from './word-forms.tsx';

/** What puts a reading into the lexicon; loaded when somebody wants that. */
const AlwaysPanel = lazy(async () => ({ default: (await import('./always/always-panel.tsx')).AlwaysPanel }));

interface WordCardProps {
  readonly word: PreviewSpan;
  readonly preview: TextPreview;
  readonly container: RefObject<HTMLElement | null>;
  readonly playable: PlayableWords;
}

/** The card of a word, beside it: how it is read and why, how else it could be read, and what can be done about it. */
export function WordCard({ word, preview, container, playable }: WordCardProps) {
  const { t } = useTranslation('studio');
  // Within the sheet, and so within the same landmark of the page.
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const { isEverywhere, close } = useSheetStore();
  const chosen = useDraftStore(({ readings }) => readings.find(({ start }) => start === word.start));
  const isChosen = chosen !== undefined;
  const isByLexicon = word.rule === 'reading' && !isChosen;
  const dialect = useDraftStore((draft) => draft.dialect);
  const isMember = useSessionStore(({ status }) => status === 'signed-in');
  const always = chosen && isMember ? alwaysEntry(word, chosen, dialect) : undefined;
  const [isAskingAlways, askAlways] = useState(false);
  const same = sameWords(word, preview);
  const meant = isEverywhere ? same : [word];
  const focusWord = () => wordAt(container.current, word.start)?.focus();

  function closeAndReturn(): void {
    focusWord();
    close();
  }

  function choose(form: ChosenForm): void {
    chooseReading(meant, form);
    focusWord();
  }

  function undo(): void {
    const { dropReading } = useDraftStore.getState();
    meant.forEach(({ start }) => dropReading(start));
    focusWord();
  }

  function onOpenChange(_: boolean, { reason }: { readonly reason: string }): void {
    if (reason === 'escape-key') {
      closeAndReturn();
    } else if (reason === 'outside-press') {
      close();
    }
  }

  return (
    <>
      <span ref={setPlace} />
      <Popover.Root open={place !== null} onOpenChange={onOpenChange}>
        <Popover.Portal container={place}>
          <Popover.Positioner
            anchor={() => wordAt(container.current, word.start) ?? null}
            sideOffset={6}
            // What stands beside the studio lies above it.
            collisionBoundary={place?.closest('main') ?? 'clipping-ancestors'}
            collisionPadding={12}
            positionMethod="fixed"
            className={styles['positioner']}
          >
            <Popover.Popup
              className={styles['card']}
              initialFocus={false}
              finalFocus={false}
              aria-label={t('reading.card', { word: word.original })}
            >
              <div className={styles['head']}>
                <p className={styles['reading']} lang="ar" dir="rtl">
                  {word.vowelled}
                </p>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={t('reading.close')}
                  title={t('reading.close')}
                  icon={<X size={18} aria-hidden="true" />}
                  onClick={closeAndReturn}
                />
              </div>
              {always && isAskingAlways ? (
                <Suspense>
                  <AlwaysPanel word={word} entry={always} onDone={closeAndReturn} />
                </Suspense>
              ) : (
                <>
                  <Reason word={word} preview={preview} isChosen={isChosen} />
                  <WordForms word={word} places={same.length} onChoose={choose} />
                  <WordActions
                    word={word}
                    playable={playable}
                    onUndo={isChosen ? undo : undefined}
                    onAlways={always && (() => askAlways(true))}
                    onEditEntry={isByLexicon ? () => useEntryWish.getState().change(word.original) : undefined}
                  />
                </>
              )}
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </>
  );
}

interface ReasonProps {
  readonly word: PreviewSpan;
  readonly preview: TextPreview;
  readonly isChosen: boolean;
}

/** Why a word is read as it is: the rule that changed what was written, or what its vowels come from. */
function Reason({ word: { rule, decision, original }, preview, isChosen }: ReasonProps) {
  const { t } = useTranslation('studio');
  const found = rule === 'plain' && decision ? t(`reading.reasons.${decision.stage}`) : preview.rules[rule];
  return (
    <p className={styles['reason']} aria-live="polite">
      {rule !== 'plain' && (
        <>
          <bdi lang="ar" className={styles['written']}>
            {original}
          </bdi>
          {' · '}
        </>
      )}
      {isChosen ? t('reading.chosen') : rule === 'reading' ? t('reading.byLexicon') : found}
    </p>
  );
}
