import type { TextPreview } from '@rakhim/contract';
import type { FocusEvent, KeyboardEvent, MouseEvent, RefObject } from 'react';
import { chooseReading, sameWords } from './choose-reading.ts';
import { asksForLook } from './mark-of-word.ts';
import { editAt } from './sheet-field.ts';
import { useSheetStore } from './sheet-store.ts';
import { useLongPress } from './use-long-press.ts';
import type { PlayableWords } from './use-playable-words.ts';
import { endOfParagraph, startOf } from './word-elements.ts';

interface WordActionsOptions {
  readonly container: RefObject<HTMLElement | null>;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly preview: TextPreview;
  readonly playable: PlayableWords;
}

/** Right to left: what lies to the left comes next. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: 1, ArrowDown: 1, ArrowRight: -1, ArrowUp: -1 };

/** What can be done with a word of the sheet, by pointer, by finger and by keyboard. */
export function useWordActions({ container, field, preview, playable }: WordActionsOptions) {
  const { open } = useSheetStore.getState();
  const longPress = useLongPress((target) => openAt({ target, preventDefault: () => undefined }));
  const wordOf = (target: EventTarget | null) => preview.spans.find(({ start }) => start === startOf(target));

  function edit(start: number): void {
    playable.pause();
    editAt(field.current, start);
  }

  /** Plays from the word; without a sound, a word that stands out is explained, and any other is edited. */
  function act(event: MouseEvent): void {
    if (longPress.takeClick() || !getSelection()?.isCollapsed) {
      return;
    }
    const word = wordOf(event.target);
    if (!word) {
      if (event.target === container.current || !playable.isPlayable) {
        edit(endOfLine(event));
      }
    } else if (playable.isPlayable) {
      playable.play(word.start);
    } else if (asksForLook(word)) {
      open(word.start);
    } else {
      edit(word.start);
    }
  }

  /** The end of the paragraph that was clicked beside its words, or of the text. */
  function endOfLine({ target }: MouseEvent): number {
    return endOfParagraph(target) ?? field.current?.value.length ?? 0;
  }

  function openAt(event: { readonly target: EventTarget; preventDefault(): void }): void {
    const start = startOf(event.target);
    if (start !== undefined) {
      event.preventDefault();
      open(start);
    }
  }

  function actByKey(event: KeyboardEvent<HTMLElement>): void {
    const word = wordOf(event.target);
    const form = word?.alternatives[Number(event.key) - 1];
    const step = steps[event.key];
    if (word && form !== undefined && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const { isEverywhere } = useSheetStore.getState();
      chooseReading(isEverywhere ? sameWords(word, preview) : [word], { vowelled: form });
    } else if (event.key === 'Enter' || event.key === ' ') {
      openAt(event);
    } else if (step !== undefined) {
      moveFocus(event, step);
    }
  }

  return {
    ...longPress.handlers,
    onClick: act,
    onDoubleClick({ target }: MouseEvent) {
      const word = wordOf(target);
      if (word) {
        edit(word.start);
      }
    },
    onContextMenu: openAt,
    onKeyDown: actByKey,
    /** The card, once open, goes along with the Tab key. */
    onFocus({ target }: FocusEvent) {
      const start = startOf(target);
      const { opened } = useSheetStore.getState();
      if (opened !== undefined && start !== undefined && start !== opened) {
        open(start);
      }
    },
  };
}

function moveFocus(event: KeyboardEvent<HTMLElement>, step: number): void {
  const words = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('[data-start]'));
  const place = words.findIndex((word) => word === event.target);
  const next = place < 0 ? words[0] : words[place + step];
  if (next) {
    event.preventDefault();
    next.focus();
  }
}
