import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { CreateLexiconEntryBody, LexiconEntry, lexiconShared } from './lexicon.ts';
import { DialectId } from '../schemas/dialect.ts';
import { limits } from '../limits.ts';

const pageSize = { usual: 50, max: 200 } as const;
/** Entries of one change that are shown. */
export const changedEntriesMax = 200;

const Version = z.coerce.number().int().min(0).max(999_999_999);

export const LexiconVersion = z
  .object({
    version: z.int().nonnegative(),
    action: z.enum(['create', 'update', 'delete', 'import', 'undo', 'restore']),
    createdAt: z.iso.datetime(),
    added: z.int().nonnegative(),
    changed: z.int().nonnegative(),
    removed: z.int().nonnegative(),
    entryCount: z.int().nonnegative().describe('Entries that this version has.'),
    ofVersion: z.int().nonnegative().nullable().describe('The version that was undone, or that was gone back to.'),
  })
  .meta({ id: 'LexiconVersion', description: 'A change of a lexicon, and the version that it made.' });
export type LexiconVersion = z.infer<typeof LexiconVersion>;

export const LexiconHistory = z
  .object({
    versions: z.array(LexiconVersion).describe('The newest first.'),
    nextCursor: z.string().max(20).nullable().describe('Send it as `cursor` for what follows; null at the end.'),
    oldestVersion: z.int().nonnegative().describe('The oldest that can be asked for and gone back to.'),
  })
  .meta({ id: 'LexiconHistory' });
export type LexiconHistory = z.infer<typeof LexiconHistory>;

export const LexiconChange = LexiconVersion.extend({
  entries: z
    .array(z.object({ before: LexiconEntry.nullable(), after: LexiconEntry.nullable() }))
    .describe(
      `What it changed, up to ${changedEntriesMax} entries; \`before\` is null for a new one, \`after\` for one deleted.`,
    ),
}).meta({ id: 'LexiconChange' });
export type LexiconChange = z.infer<typeof LexiconChange>;

export const UndoLexiconBody = z
  .strictObject({ version: Version.min(1).optional().describe('The change to undo. Default: the last one.') })
  .meta({ id: 'UndoLexiconBody' });

export const RestoreLexiconBody = z
  .strictObject({ version: Version.describe('The version to go back to.') })
  .meta({ id: 'RestoreLexiconBody' });

const unitsPerCharacterMax = 4;

export const PreviewLexiconBody = z
  .strictObject({
    entry: CreateLexiconEntryBody,
    id: z.uuid().optional().describe('The entry that it would replace. Absent: a new one.'),
    text: z
      .string()
      .max(limits.streamedTextCharactersMax * unitsPerCharacterMax)
      .describe(`Where to look, up to ${limits.streamedTextCharactersMax.toLocaleString('en')} characters.`),
    dialect: DialectId.optional().describe('Default: the dialect of the entry, else `msa`.'),
  })
  .meta({ id: 'PreviewLexiconBody' });
export type PreviewLexiconBody = z.infer<typeof PreviewLexiconBody>;

const Read = z.object({
  vowelled: z.string().describe('With vowels.'),
  phonemes: z.string().describe('The same in IPA.'),
});

export const LexiconPreview = z
  .object({
    places: z
      .array(
        z.object({
          start: z.int().nonnegative().describe('Code points of `text` as sent.'),
          end: z.int().nonnegative().describe('Exclusive.'),
          original: z.string().describe('The piece as it was written.'),
          before: Read,
          after: Read,
        }),
      )
      .describe('Every piece of the text that would be read otherwise, in order.'),
    matches: z.int().nonnegative().describe('Places that the entry reads, whether or not they were read so before.'),
    version: z.int().nonnegative().describe('The version of the lexicon that it was compared with.'),
  })
  .meta({ id: 'LexiconPreview' });
export type LexiconPreview = z.infer<typeof LexiconPreview>;

export const listLexiconHistory = defineRoute({
  operationId: 'listLexiconHistory',
  method: 'GET',
  paths: ['/api/v1/lexicon/history'],
  ...lexiconShared,
  summary: 'List the versions of your lexicon',
  query: z.strictObject({
    limit: z.coerce.number().int().min(1).max(pageSize.max).default(pageSize.usual),
    cursor: Version.optional(),
  }),
  response: LexiconHistory,
  errors: [],
});

export const getLexiconChange = defineRoute({
  operationId: 'getLexiconChange',
  method: 'GET',
  paths: ['/api/v1/lexicon/history/:version'],
  ...lexiconShared,
  summary: 'See what a version of your lexicon changed',
  params: z.strictObject({ version: Version }),
  response: LexiconChange,
  errors: ['not_found'],
});

export const undoLexicon = defineRoute({
  operationId: 'undoLexicon',
  method: 'POST',
  paths: ['/api/v1/lexicon/undo'],
  ...lexiconShared,
  summary: 'Undo a change of your lexicon',
  description: 'Makes a new version without that change; undoing it again brings the change back.',
  body: UndoLexiconBody,
  response: LexiconVersion,
  errors: ['lexicon_version_unknown', 'lexicon_changed_since', 'lexicon_entry_exists', 'lexicon_full'],
});

export const restoreLexicon = defineRoute({
  operationId: 'restoreLexicon',
  method: 'POST',
  paths: ['/api/v1/lexicon/restore'],
  ...lexiconShared,
  summary: 'Go back to a version of your lexicon',
  description: 'Makes a new version with the entries of the old one. Nothing is lost: the history goes on.',
  body: RestoreLexiconBody,
  response: LexiconVersion,
  errors: ['lexicon_version_unknown'],
});

export const previewLexicon = defineRoute({
  operationId: 'previewLexicon',
  method: 'POST',
  paths: ['/api/v1/lexicon/preview'],
  ...lexiconShared,
  summary: 'See what an entry would change in a text',
  description: 'Free of charge, and nothing is stored: which words would be read otherwise, before and after.',
  body: PreviewLexiconBody,
  response: LexiconPreview,
  errors: ['not_found', 'text_empty', 'text_too_long', 'text_not_unicode', 'too_many_requests'],
});
