import type { WarningCode } from '@nabra/contract';

export const warnings = {
  style_not_honoured: 'This voice could not follow part of the style instruction: “{{detail}}”.',
  markup_removed: 'Markup in the text is not read; it was left out: “{{detail}}”.',
  characters_skipped: 'Characters that have no sound were left out: “{{detail}}”.',
  foreign_script_skipped: 'The voices read Arabic and Latin letters; this was left out: “{{detail}}”.',
} as const satisfies Record<WarningCode, string>;
