import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { DialectId } from '../schemas/dialect.ts';
import { limits } from '../limits.ts';

export const lexiconLimits = {
  entriesMax: 50_000,
  writtenCharactersMax: 100,
  noteCharactersMax: 500,
  examplesMax: 5,
  exampleCharactersMax: 200,
  priorityMax: 100,
  /** Bytes of a request that brings a whole lexicon: 50,000 entries with notes. */
  fileBytesMax: 24 * 1024 * 1024,
} as const;

const { entriesMax, writtenCharactersMax, noteCharactersMax, examplesMax, exampleCharactersMax, priorityMax } =
  lexiconLimits;

/** The lexicon that every account has. */
export const lexiconId = 'default';

const pageSize = { usual: 100, max: 1_000 } as const;

const Kind = z.enum(['word', 'name', 'phrase']);
const Part = z.enum(['noun', 'verb']);
export const readingTypes = ['vowelled', 'phonemes', 'say-as'] as const;
/** What an entry that is `say-as` may say in its reading. */
export const sayAsWays = ['characters', 'digits', 'cardinal'] as const;

/** What an entry says; creating names the required ones, changing any of them. */
const fields = {
  written: z
    .string()
    .trim()
    .min(1)
    .max(writtenCharactersMax)
    .describe(
      'As it is written, in Arabic or in Latin letters; digits may follow or stand alone. Vowels make no difference.',
    )
    .meta({ example: 'القاهرة' }),
  reading: z
    .string()
    .trim()
    .min(1)
    .max(limits.readingCharactersMax)
    .describe('How to read it: in Arabic letters with vowels, or what `readingType` says.')
    .meta({ example: 'القَاهِرَة' }),
  readingType: z
    .enum(readingTypes)
    .describe(
      `\`vowelled\`: Arabic letters with vowels. \`phonemes\`: IPA. \`say-as\`: ${sayAsWays.map((way) => `\`${way}\``).join(', ')}.`,
    ),
  kind: Kind.describe(
    '`word`: also with the article. `name`: as it stands. `phrase`: several words. All are also read behind و, ف, ب, ك and ل.',
  ),
  part: Part.nullable().describe(
    'Of a word. `noun`: also with pronouns, in the dual and in the plural. `verb`: also with pronouns and in the future.',
  ),
  dialect: DialectId.nullable().describe('The only dialect that it holds in; null for all.'),
  priority: z
    .int()
    .min(-priorityMax)
    .max(priorityMax)
    .describe('Of entries that fit equally well, the one with the highest number wins.'),
  note: z.string().trim().max(noteCharactersMax).nullable().describe('For people; it changes nothing.'),
  examples: z
    .array(z.string().trim().min(1).max(exampleCharactersMax))
    .max(examplesMax)
    .describe('Sentences with the word, to hear it in.'),
};

export const CreateLexiconEntryBody = z
  .strictObject({
    written: fields.written,
    reading: fields.reading,
    readingType: fields.readingType.default('vowelled'),
    kind: fields.kind.default('word'),
    part: fields.part.default(null),
    dialect: fields.dialect.default(null),
    priority: fields.priority.default(0),
    note: fields.note.default(null),
    examples: fields.examples.default([]),
  })
  .meta({ id: 'CreateLexiconEntryBody' });
export type CreateLexiconEntryBody = z.infer<typeof CreateLexiconEntryBody>;

export const UpdateLexiconEntryBody = z.strictObject(fields).partial().meta({ id: 'UpdateLexiconEntryBody' });
export type UpdateLexiconEntryBody = z.infer<typeof UpdateLexiconEntryBody>;

export const LexiconEntry = z
  .object({ id: z.uuid(), ...fields, createdAt: z.iso.datetime(), updatedAt: z.iso.datetime() })
  .meta({ id: 'LexiconEntry', description: 'How an account reads a word, a name or a phrase.' });
export type LexiconEntry = z.infer<typeof LexiconEntry>;

export const Lexicon = z
  .object({
    id: z.literal(lexiconId).describe('Names the lexicon in requests, alone or with a version: `default@7`.'),
    entries: z.array(LexiconEntry),
    nextCursor: z.string().max(100).nullable().describe('Send it as `cursor` for what follows; null at the end.'),
    entryCount: z.int().nonnegative().describe('Entries in all.'),
    version: z.int().nonnegative().describe('Grows with every change; 0 for a lexicon that never had an entry.'),
  })
  .meta({ id: 'Lexicon' });
export type Lexicon = z.infer<typeof Lexicon>;

export const ListLexiconQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(pageSize.max).default(pageSize.usual),
  cursor: z.uuid().optional(),
  search: z
    .string()
    .min(1)
    .max(writtenCharactersMax)
    .optional()
    .describe(
      'Only entries with these letters in the word, its reading or its note. Vowels and kinds of hamza make no difference.',
    ),
});
export type ListLexiconQuery = z.infer<typeof ListLexiconQuery>;

/** Which lexicon a request is read with. */
export const LexiconChoice = z
  .string()
  .max(20)
  .regex(/^(?:none|default(?:@\d{1,9})?)$/u)
  .describe(
    '`default` (also when absent): with your lexicon as it is now. `default@7`: as version 7 had it. `none`: without it. `readings` win over it.',
  )
  .meta({ id: 'LexiconChoice', example: 'default@7' });

export const lexiconShared = { tag: 'Text', audience: 'account', scope: 'speech' } as const;
const byId = z.strictObject({ id: z.uuid() });

export const listLexicon = defineRoute({
  operationId: 'listLexicon',
  method: 'GET',
  paths: ['/api/v1/lexicon'],
  ...lexiconShared,
  summary: 'List your lexicon',
  query: ListLexiconQuery,
  response: Lexicon,
  errors: [],
});

export const createLexiconEntry = defineRoute({
  operationId: 'createLexiconEntry',
  method: 'POST',
  paths: ['/api/v1/lexicon'],
  ...lexiconShared,
  summary: 'Add an entry to your lexicon',
  description:
    `Up to ${entriesMax} entries say how your words are read, in previews and in speech: with what is written in front of and behind them, ` +
    'in the spellings that people use, and never inside of other words. Where vowels were typed that say something else, these hold.',
  body: CreateLexiconEntryBody,
  status: 201,
  response: LexiconEntry,
  errors: ['lexicon_entry_exists', 'lexicon_full'],
});

export const getLexiconEntry = defineRoute({
  operationId: 'getLexiconEntry',
  method: 'GET',
  paths: ['/api/v1/lexicon/:id'],
  ...lexiconShared,
  summary: 'Get an entry of your lexicon',
  params: byId,
  response: LexiconEntry,
  errors: ['not_found'],
});

export const updateLexiconEntry = defineRoute({
  operationId: 'updateLexiconEntry',
  method: 'PATCH',
  paths: ['/api/v1/lexicon/:id'],
  ...lexiconShared,
  summary: 'Change an entry of your lexicon',
  params: byId,
  body: UpdateLexiconEntryBody,
  response: LexiconEntry,
  errors: ['not_found', 'lexicon_entry_exists'],
});

export const deleteLexiconEntry = defineRoute({
  operationId: 'deleteLexiconEntry',
  method: 'DELETE',
  paths: ['/api/v1/lexicon/:id'],
  ...lexiconShared,
  summary: 'Delete an entry of your lexicon',
  params: byId,
  status: 204,
  response: z.void(),
  errors: ['not_found'],
});
