import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { LexiconEntry, lexiconLimits, lexiconShared } from './lexicon.ts';

export const lexiconFormats = ['csv', 'json', 'pls'] as const;
export const LexiconFormat = z.enum(lexiconFormats).meta({ id: 'LexiconFormat' });
export type LexiconFormat = z.infer<typeof LexiconFormat>;
/** The media type of each format. */
export const lexiconMediaTypes = {
  csv: 'text/csv',
  json: 'application/json',
  pls: 'application/pls+xml',
} as const;

/** Rows of each kind that the answer to an import shows; all are counted. */
export const importRowsShown = 200;

export const ImportLexiconBody = z
  .strictObject({
    format: LexiconFormat,
    content: z.string().min(1).max(lexiconLimits.fileBytesMax).describe('The file, as text.'),
    mode: z
      .enum(['merge', 'replace'])
      .default('merge')
      .describe('`merge` adds and changes. `replace` also deletes what the file does not have.'),
    dryRun: z.boolean().default(false).describe('True: say what would happen, and change nothing.'),
    ifVersion: z
      .int()
      .nonnegative()
      .optional()
      .describe('Import only while the lexicon has this version, such as the one of a dry run.'),
  })
  .meta({ id: 'ImportLexiconBody' });
export type ImportLexiconBody = z.infer<typeof ImportLexiconBody>;

const Place = {
  line: z.int().positive().describe('Where it stands in the file.'),
  column: z.int().positive(),
};

export const LexiconImport = z
  .object({
    isApplied: z.boolean(),
    version: z.int().nonnegative().describe('The version after it, or the one that a dry run looked at.'),
    added: z.int().nonnegative(),
    changed: z.int().nonnegative(),
    unchanged: z.int().nonnegative(),
    removed: z.int().nonnegative(),
    refused: z.int().nonnegative(),
    rows: z
      .array(
        z.object({
          ...Place,
          written: z.string(),
          outcome: z.enum(['added', 'changed', 'refused']),
          reason: z.string().nullable().describe('Why it was refused, in the language of Accept-Language.'),
          before: LexiconEntry.nullable().describe('What it changes.'),
          reading: z.string(),
        }),
      )
      .describe(`Up to ${importRowsShown} rows of each outcome, in the order of the file.`),
    removedEntries: z
      .array(LexiconEntry)
      .describe(`What \`replace\` deletes, because the file does not have it: up to ${importRowsShown} entries.`),
  })
  .meta({ id: 'LexiconImport' });
export type LexiconImport = z.infer<typeof LexiconImport>;

export const importLexicon = defineRoute({
  operationId: 'importLexicon',
  method: 'POST',
  paths: ['/api/v1/lexicon/import'],
  ...lexiconShared,
  summary: 'Import a lexicon',
  description:
    'CSV with a head (`written`, `reading` and any other field), JSON as exported, or W3C PLS 1.0. A file that cannot be read is refused as a whole, with line and column; ' +
    'of one that can, entries that cannot be used are left out and named. Document types and entities of XML are refused. All that it changes is one version.',
  body: ImportLexiconBody,
  response: LexiconImport,
  errors: ['lexicon_file_invalid', 'lexicon_full', 'lexicon_changed_since'],
});

export const exportLexicon = defineRoute({
  operationId: 'exportLexicon',
  method: 'GET',
  paths: ['/api/v1/lexicon/export'],
  ...lexiconShared,
  summary: 'Export your lexicon',
  description: 'A file that can be imported again, here or, as PLS, elsewhere.',
  query: z.strictObject({
    format: LexiconFormat.default('json'),
    version: z.coerce.number().int().min(0).optional().describe('Default: the newest.'),
  }),
  response: z.void(),
  streams: Object.values(lexiconMediaTypes),
  errors: ['lexicon_version_unknown'],
});
