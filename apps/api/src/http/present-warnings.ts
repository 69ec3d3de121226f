import { type Warning, dialects } from '@nabra/contract';
import type { SpeechWarning } from '#src/providers/speech/speech-engine.ts';
import type { RequestState } from './request-state.ts';

/** All warnings together have to fit into a header, percent-encoded. */
const detailCharactersMax = 60;
const warningsMax = 10;

/** Warnings with their sentences in the caller's language. */
export function presentWarnings(warnings: readonly SpeechWarning[], { language, translate }: Pick<RequestState, 'language' | 'translate'>): Warning[] {
  return warnings.slice(0, warningsMax).map(({ code, detail: whole, dialect }) => {
    const detail = [...whole].slice(0, detailCharactersMax).join('');
    const name = dialects.find(({ id }) => id === dialect)?.name[language] ?? '';
    return { code, message: translate(`warnings:${code}`, { detail, dialect: name }), detail, ...(dialect && { dialect }) };
  });
}
