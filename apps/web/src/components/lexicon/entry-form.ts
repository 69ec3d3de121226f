import { type LexiconEntry, lexiconLimits, limits, readingTypes } from '@rakhim/contract';
import type { EntryBody } from '#src/lib/lexicon/change-lexicon.ts';
import { z } from 'zod';

/** What is typed and chosen in the form of an entry. */
export type EntryForm = z.input<ReturnType<typeof entrySchema>>;

export const kinds = ['word', 'name', 'phrase'] as const satisfies readonly LexiconEntry['kind'][];
export const parts = ['none', 'noun', 'verb'] as const;

/** Converts the form to the API's shape. @param messages what is said of fields that must not be empty. */
export function entrySchema(messages: { readonly written: string; readonly reading: string }) {
  return z
    .object({
      written: z.string().trim().min(1, messages.written).max(lexiconLimits.writtenCharactersMax),
      reading: z.string().trim().min(1, messages.reading).max(limits.readingCharactersMax),
      readingType: z.enum(readingTypes),
      kind: z.enum(kinds),
      part: z.enum(parts),
      dialect: z.string(),
      note: z.string().trim().max(lexiconLimits.noteCharactersMax),
    })
    .transform(({ written, reading, readingType, kind, part, dialect, note }) => {
      const words = oneSpaceEach(written);
      return {
        written: words,
        reading: oneSpaceEach(reading),
        readingType,
        kind: words.includes(' ') ? 'phrase' : kind,
        part: kind === 'word' && part !== 'none' && !words.includes(' ') ? part : null,
        dialect: dialect === '' ? null : (dialect as NonNullable<LexiconEntry['dialect']>),
        note: note === '' ? null : note,
      } satisfies Partial<EntryBody>;
    });
}

/** The form as it is when it opens. */
export function formOf(entry: Partial<EntryBody>): EntryForm {
  return {
    written: entry.written ?? '',
    reading: entry.reading ?? '',
    readingType: entry.readingType ?? 'vowelled',
    kind: entry.kind ?? 'word',
    part: entry.part ?? 'none',
    dialect: entry.dialect ?? '',
    note: entry.note ?? '',
  };
}

function oneSpaceEach(text: string): string {
  return text.replaceAll(/\s+/gu, ' ');
}
