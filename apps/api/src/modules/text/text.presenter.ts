import type { ReadingRule, TextPreview } from '@nabra/contract';
import type { Translate } from '@nabra/i18n';
import { presentWarnings } from '#src/http/present-warnings.ts';
import type { RequestState } from '#src/http/request-state.ts';
import type { CountedPreview } from './text.service.ts';

/** Confidence is an estimate; more digits than these would claim too much. */
const confidenceSteps = 100;

/** The answer to a preview, in the caller's language where people read it. */
export function presentPreview({ preview, characters }: CountedPreview, state: Pick<RequestState, 'language' | 'translate'>): TextPreview {
  const { spoken, vowelled, phonemes, warnings } = preview;
  const spans = preview.spans.map(({ alternatives, confidence, ...span }) => ({
    ...span,
    confidence: Math.round(confidence * confidenceSteps) / confidenceSteps,
    alternatives: [...alternatives],
  }));
  return {
    spoken,
    vowelled,
    phonemes,
    characters,
    warnings: presentWarnings(warnings, state),
    spans,
    rules: explainRules(spans.map(({ rule }) => rule), state.translate),
  };
}

function explainRules(rules: readonly ReadingRule[], translate: Translate): TextPreview['rules'] {
  return Object.fromEntries(Array.from(new Set(rules), (rule) => [rule, translate(`readings:${rule}`)]));
}
