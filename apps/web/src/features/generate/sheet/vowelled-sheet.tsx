import { useDeferredValue } from 'react';
import { useDraftStore } from '../draft-store.ts';
import { useReadingStore } from '../reading/reading-store.ts';
import { useSheetStore } from './sheet-store.ts';
import { VowelledText } from './vowelled-text.tsx';

/** The reading of the text, over the text as it was typed, while that rests. */
export function VowelledSheet() {
  const draft = useDraftStore(({ text }) => text);
  const { preview, text } = useReadingStore();
  const isAtRest = useSheetStore(({ wantsVowels, isWriting }) => wantsVowels && !isWriting);
  const isShown = isAtRest && preview !== undefined && text === draft && text.trim() !== '';
  // A click elsewhere is answered before a long text is laid out; a key in the text takes the reading away at once.
  const mayCome = useDeferredValue(isShown, false);
  return isShown && mayCome ? <VowelledText text={text} preview={preview} /> : null;
}
