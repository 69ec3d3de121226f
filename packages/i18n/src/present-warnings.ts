import type { Warning, WarningCode } from '@rakhim/contract';
import { type DialectId, dialects } from '@rakhim/contract/dialects';
import type { Language } from './languages.ts';

/** All warnings together have to fit into a header, percent-encoded. */
const detailCharactersMax = 60;
const warningsMax = 10;

/** A warning about a text or its sound, without its sentence. */
export interface NotedWarning {
  readonly code: WarningCode;
  readonly detail: string;
  /** The dialect that the text is written in, where the warning is about that. */
  readonly dialect?: DialectId;
}

/** The person who gets a warning. */
export interface WarningListener {
  readonly language: Language;
  translate(this: void, key: `warnings:${WarningCode}`, values: Readonly<Record<'detail' | 'dialect', string>>): string;
}

/** Warnings with their sentences in the caller's language. */
export function presentWarnings(
  warnings: readonly NotedWarning[],
  { language, translate }: WarningListener,
): Warning[] {
  return warnings.slice(0, warningsMax).map(({ code, detail: whole, dialect }) => {
    const detail = [...whole].slice(0, detailCharactersMax).join('');
    const name = dialects.find(({ id }) => id === dialect)?.name[language] ?? '';
    return {
      code,
      message: translate(`warnings:${code}`, { detail, dialect: name }),
      detail,
      ...(dialect && { dialect }),
    };
  });
}
