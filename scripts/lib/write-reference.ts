import { type ErrorCode, type ErrorType, errorCodes, errorTypes, errors } from '@rakhim/contract';
import { type Language, locales } from '@rakhim/i18n';
import { arabicOfReference } from '@rakhim/i18n/api-reference';
import type { ApiField, ApiOperation } from './describe-api.ts';

const note = '<!-- Written by `npm run generate` from the contract. -->';

interface ReferenceWords {
  readonly title: string;
  readonly lead: string;
  readonly parameters: string;
  readonly body: string;
  readonly answer: string;
  /** The other columns. */
  readonly head: string;
  readonly yes: string;
  readonly errors: string;
}

const referenceWords: Readonly<Record<Language, ReferenceWords>> = {
  en: {
    title: 'API reference',
    lead: 'What each error means stands in the [catalogue of errors](errors.en.md). The same as OpenAPI 3.1: [openapi.json](openapi.json). [بالعربية](reference.ar.md)',
    parameters: 'Parameters',
    body: 'Body',
    answer: 'Answer',
    head: 'Type | Required | Meaning',
    yes: 'yes',
    errors: 'Errors',
  },
  ar: {
    title: 'مرجع الواجهة البرمجية',
    lead: 'معنى كل خطأ في [دليل الأخطاء](errors.ar.md). والمرجع نفسه بصيغة OpenAPI 3.1: [openapi.json](openapi.json). [In English](reference.md)',
    parameters: 'المعاملات',
    body: 'المتن',
    answer: 'الجواب',
    head: 'النوع | لازم | المعنى',
    yes: 'نعم',
    errors: 'الأخطاء',
  },
};

/**
 * The reference of all published calls as Markdown.
 *
 * @throws Error as {@link sayInArabic} does.
 */
export function writeReference(operations: readonly ApiOperation[], language: Language): string {
  const words = referenceWords[language];
  const said = language === 'en' ? (sentence: string) => sentence : sayInArabic(operations);
  const sections = operations.map(({ id, method, path, summary, parameters, request, response, errors: failures }) =>
    [
      `## ${said(summary)}`,
      `\`${method} ${path}\` · \`${id}\``,
      ...writeFields(words.parameters, parameters, words, said),
      ...writeFields(words.body, request, words, said),
      ...writeFields(words.answer, response, words, said),
      `${words.errors}: ${failures.map(({ status, codes }) => `${status} ${codes.map((code) => `\`${code}\``).join(', ')}`).join('; ')}.`,
    ].join('\n\n'),
  );
  return `${[note, `# ${words.title}`, words.lead, ...sections].join('\n\n')}\n`;
}

/**
 * The sentences of the contract in Arabic.
 *
 * @throws Error that names those which have none yet.
 */
export function sayInArabic(operations: readonly ApiOperation[]): (sentence: string) => string {
  const sentences = operations.flatMap(({ summary, parameters, request, response }) => [
    summary,
    ...[...parameters, ...request, ...response].map(({ meaning = '' }) => meaning),
  ]);
  const missing = new Set(sentences.filter((sentence) => sentence !== '' && !arabicOfReference.has(sentence)));
  if (missing.size > 0) {
    throw new Error(
      `Sentences of the contract without Arabic in packages/i18n/src/api-reference:\n${[...missing].join('\n')}`,
    );
  }
  return (sentence) => arabicOfReference.get(sentence) ?? sentence;
}

function writeFields(
  title: string,
  fields: readonly ApiField[],
  { head, yes }: ReferenceWords,
  said: (sentence: string) => string,
): string[] {
  if (fields.length === 0) {
    return [];
  }
  const rows = fields.map(
    ({ name, type, isRequired, meaning = '' }) =>
      `| \`${name}\` | ${escapeCell(type)} | ${isRequired ? yes : ''} | ${escapeCell(said(meaning))} |`,
  );
  return [[`| ${title} | ${head} |`, '|---|---|---|---|', ...rows].join('\n')];
}

interface CatalogueWords {
  readonly title: string;
  readonly lead: string;
  readonly head: string;
}

const words: Readonly<Record<Language, CatalogueWords>> = {
  en: {
    title: 'Catalogue of errors',
    lead: 'Decide by `code`, which is stable; the sentence may be improved. What stands between ‹ and › is filled in.',
    head: '| `code` | Status | Sentence |',
  },
  ar: {
    title: 'دليل الأخطاء',
    lead: 'اعتمد على `code` فهو ثابت، أما الجملة فقد تُحسَّن. وما بين ‹ و› يُملأ بقيمته.',
    head: '| `code` | الحالة | الجملة |',
  },
};

/** Every error with its status and its sentence in one language, by type. */
export function writeErrorCatalogue(language: Language): string {
  const { title, lead, head } = words[language];
  const byType = errorTypes.map((type) =>
    [`## \`${type}\``, [head, '|---|---|---|', ...rowsOf(type, language)].join('\n')].join('\n\n'),
  );
  return `${[note, `# ${title}`, lead, ...byType].join('\n\n')}\n`;
}

function rowsOf(type: ErrorType, language: Language): string[] {
  return errorCodes
    .filter((code) => errors[code].type === type)
    .map((code) => `| \`${code}\` | ${errors[code].status} | ${escapeCell(sentenceOf(code, language))} |`);
}

function sentenceOf(code: ErrorCode, language: Language): string {
  return locales[language].errors[code].replaceAll(/\{\{(\w+)\}\}/g, '‹$1›');
}

function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');
}
