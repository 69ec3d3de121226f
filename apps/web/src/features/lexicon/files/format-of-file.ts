import type { LexiconFormat } from '@rakhim/contract';

/** Endings of the files that can be imported. */
const formats: Readonly<Record<string, LexiconFormat>> = {
  csv: 'csv',
  txt: 'csv',
  json: 'json',
  pls: 'pls',
  xml: 'pls',
};

export const acceptedFiles = Object.keys(formats)
  .map((ending) => `.${ending}`)
  .join(',');

/** The format of a file by the end of its name; nothing for one that cannot be imported. */
export function formatOfFile(name: string): LexiconFormat | undefined {
  return formats[name.split('.').at(-1)?.toLowerCase() ?? ''];
}
