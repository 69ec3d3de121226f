import { setImmediate } from 'node:timers/promises';
import {
  type Diacritiser,
  type Dialect,
  type Endings,
  type LatinWords,
  type TextPreview,
  previewText,
} from '@rakhim/arabic';
import { splitText } from '@rakhim/sdk';

/**
 * As much as the service reads in one piece, so that up to there both say the same. About a second's work: so long
 * Ctrl-C may have to wait.
 */
const partCharactersMax = 20_000;

export interface PreviewPartsOptions {
  readonly dialect: Dialect;
  readonly diacritiser: Diacritiser;
  readonly latinWords?: LatinWords | undefined;
  readonly endings?: Endings | undefined;
  readonly signal: AbortSignal;
}

/** Reads a text of any length, part by part, so that memory stays bounded. Places are those in the whole text. */
export async function* previewParts(
  text: string,
  { dialect, diacritiser, latinWords, endings, signal }: PreviewPartsOptions,
): AsyncGenerator<TextPreview> {
  let start = 0;
  for (const part of splitText(text, partCharactersMax)) {
    // Lets a signal come through.
    await setImmediate(undefined, { signal });
    const preview = previewText(part, { dialect, diacritiser, latinWords, endings });
    yield {
      ...preview,
      spans: preview.spans.map((span) => ({ ...span, start: start + span.start, end: start + span.end })),
    };
    start += Array.from(part).length;
  }
}

/** One preview of all parts. */
export function joinPreviews(parts: readonly TextPreview[]): TextPreview {
  return {
    spoken: parts.map(({ spoken }) => spoken).join('\n'),
    vowelled: parts.map(({ vowelled }) => vowelled).join('\n'),
    phonemes: parts.map(({ phonemes }) => phonemes).join(' ‖ '),
    spans: parts.flatMap(({ spans }) => spans),
    warnings: joinWarnings(parts.flatMap(({ warnings }) => warnings)),
  };
}

/** The first of each kind. */
export function joinWarnings(warnings: TextPreview['warnings']): TextPreview['warnings'] {
  return [...Map.groupBy(warnings, ({ code }) => code).values()].flatMap(([first]) => first ?? []);
}
