import { type ErrorCode, type ErrorType, errorCodes, errorTypes, errors } from '@nabra/contract';
import { type Language, locales } from '@nabra/i18n';
import type { ApiField, ApiOperation } from './describe-api.ts';

const note = '<!-- Written by `npm run generate` from the contract. -->';

/** The reference of all published calls as Markdown. */
export function writeReference(operations: readonly ApiOperation[]): string {
  const sections = operations.map(({ id, method, path, summary, parameters, request, response, errors: failures }) =>
    [
      `## ${summary}`,
      `\`${method} ${path}\` · \`${id}\``,
      ...writeFields('Parameters', parameters),
      ...writeFields('Body', request),
      ...writeFields('Answer', response),
      `Errors: ${failures.map(({ status, codes }) => `${status} ${codes.map((code) => `\`${code}\``).join(', ')}`).join('; ')}.`,
    ].join('\n\n'),
  );
  return `${[note, '# API reference', 'What each error means stands in the [catalogue of errors](errors.en.md). The same as OpenAPI 3.1: [openapi.json](openapi.json).', ...sections].join('\n\n')}\n`;
}

function writeFields(title: string, fields: readonly ApiField[]): string[] {
  if (fields.length === 0) {
    return [];
  }
  const rows = fields.map(({ name, type, isRequired, meaning = '' }) => `| \`${name}\` | ${escapeCell(type)} | ${isRequired ? 'yes' : ''} | ${escapeCell(meaning)} |`);
  return [[`| ${title} | Type | Required | Meaning |`, '|---|---|---|---|', ...rows].join('\n')];
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
  const byType = errorTypes.map((type) => [`## \`${type}\``, [head, '|---|---|---|', ...rowsOf(type, language)].join('\n')].join('\n\n'));
  return `${[note, `# ${title}`, lead, ...byType].join('\n\n')}\n`;
}

function rowsOf(type: ErrorType, language: Language): string[] {
  return errorCodes.filter((code) => errors[code].type === type).map((code) => `| \`${code}\` | ${errors[code].status} | ${escapeCell(sentenceOf(code, language))} |`);
}

function sentenceOf(code: ErrorCode, language: Language): string {
  return locales[language].errors[code].replaceAll(/\{\{(\w+)\}\}/g, '‹$1›');
}

function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');
}
