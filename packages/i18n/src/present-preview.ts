import type { PreviewSpan, ReadingRule, TextPreview } from '@rakhim/contract';
import { type NotedWarning, type WarningListener, presentWarnings } from './present-warnings.ts';

/** Confidence is an estimate; more digits than these would claim too much. */
const confidenceSteps = 100;

/** A text that was read, and the characters that speaking it would be charged. */
export interface CountedPreview {
  readonly characters: number;
  readonly preview: Pick<TextPreview, 'spoken' | 'vowelled' | 'phonemes'> & {
    readonly spans: readonly (Omit<PreviewSpan, 'alternatives'> & { readonly alternatives: readonly string[] })[];
    readonly warnings: readonly NotedWarning[];
  };
}

/** The person who sees a preview. */
export interface PreviewReader extends WarningListener {
  translate(
    this: void,
    key: `warnings:${NotedWarning['code']}` | `readings:${ReadingRule}`,
    values?: Readonly<Record<string, string>>,
  ): string;
}

/** Rounds down, so that nothing is said to be surer than it is. */
function rounded(confidence: number): number {
  return Math.floor(confidence * confidenceSteps) / confidenceSteps;
}

/** Presents a preview in the shape of the contract, with its texts in the reader's language. */
export function presentPreview({ preview, characters }: CountedPreview, reader: PreviewReader): TextPreview {
  const { spoken, vowelled, phonemes, warnings } = preview;
  const spans = preview.spans.map(({ alternatives, confidence, decision, ...span }) => ({
    ...span,
    confidence: rounded(confidence),
    alternatives: [...alternatives],
    ...(decision && { decision: { ...decision, confidence: rounded(decision.confidence) } }),
  }));
  const rules = new Set(spans.map(({ rule }) => rule));
  return {
    spoken,
    vowelled,
    phonemes,
    characters,
    warnings: presentWarnings(warnings, reader),
    spans,
    rules: Object.fromEntries(Array.from(rules, (rule) => [rule, reader.translate(`readings:${rule}`)])),
  };
}
