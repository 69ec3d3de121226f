import type { ItemFailure } from '@rakhim/batch';
import { printable } from '../output/translate.ts';
import type { Terminal } from '../output/terminal.ts';

/** Returns why a file is left out or has failed, in the caller's language: by its code, else as the service put it. */
export function describeReason({ texts }: Terminal, code: string, failure?: ItemFailure): string {
  const reasons: Readonly<Record<string, string>> = texts.reasons;
  const own = reasons[code];
  if (own !== undefined) {
    return own;
  }
  const said = failure?.message.replace(new RegExp(`^\\d{3} ${code}: `, 'u'), '') ?? '';
  return said === '' ? texts.reasons.other.replace('{{code}}', printable(code)) : printable(said);
}
