import { useState } from 'react';
import { type FieldText, followAddress, startFrom } from './field-text.ts';

/**
 * The text of a field, in step with what the address says. All of it is state: a screen that is drawn again, or given
 * up half drawn, forgets nothing.
 */
export function useFieldText(shown: string) {
  const [text, setText] = useState<FieldText>(() => startFrom(shown));
  if (shown !== text.shown) {
    setText(followAddress(text, shown));
  }
  return [text, setText] as const;
}
