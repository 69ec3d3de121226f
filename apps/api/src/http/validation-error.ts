import type { z } from 'zod';
import type { SentenceKey, Translate, Values } from '@rakhim/i18n';
import { AppError } from '#src/errors/app-error.ts';

const jsonTypes: ReadonlySet<string> = new Set(['string', 'number', 'int', 'boolean', 'object', 'array']);

/**
 * Turns the first thing a schema complains about into an answer that names the field and says why, in the caller's
 * language.
 */
export function toValidationError(error: z.ZodError, translate: Translate): AppError {
  const [issue] = error.issues;
  if (!issue) {
    return new AppError('validation_failed', { cause: error });
  }
  const param = nameParam(issue);
  return new AppError('validation_failed', { param, values: { param, reason: explain(issue, translate) } });
}

function nameParam(issue: z.core.$ZodIssue): string {
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
  // A hostile field name is shown, but not at any length.
  return path.map(String).join('.').slice(0, 100) || 'body';
}

function explain(issue: z.core.$ZodIssue, translate: Translate): string {
  const say = (reason: SentenceKey, values?: Values) => translate(reason, values);
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? say('reasons:required')
        : say('reasons:wrong_type', {
            expected: jsonTypes.has(issue.expected) ? say(`types:${issue.expected}` as SentenceKey) : issue.expected,
          });
    case 'invalid_value':
      return say('reasons:not_an_option', { options: issue.values.map(String).join(', ') });
    case 'unrecognized_keys':
      return say('reasons:unknown_field');
    case 'invalid_union':
      return explainUnion(issue, translate);
    case 'too_big':
      return explainLimit({ ...issue, limit: issue.maximum }, reasonsAbove, translate);
    case 'too_small':
      return explainLimit({ ...issue, limit: issue.minimum }, reasonsBelow, translate);
    default:
      return say('reasons:invalid');
  }
}

/** A value that may be one of several kinds: where one of them is a list of options, that is what helps. */
function explainUnion({ errors }: z.core.$ZodIssueInvalidUnion, translate: Translate): string {
  const issues = errors.flat();
  const issue = issues.find(({ code }) => code === 'invalid_value') ?? issues[0];
  return issue ? explain(issue, translate) : translate('reasons:invalid');
}

interface LimitReasons {
  readonly inclusive: SentenceKey;
  readonly exclusive: SentenceKey;
  readonly entries: SentenceKey;
  /** A text: its bound is one of memory, not what the person may count on. */
  readonly text: SentenceKey;
}

const reasonsAbove: LimitReasons = {
  inclusive: 'reasons:at_most',
  exclusive: 'reasons:less_than',
  entries: 'reasons:too_many_entries',
  text: 'reasons:too_long',
};
const reasonsBelow: LimitReasons = {
  inclusive: 'reasons:at_least',
  exclusive: 'reasons:more_than',
  entries: 'reasons:too_few_entries',
  text: 'reasons:too_short',
};

function explainLimit(
  { origin, inclusive, limit }: { origin: string; inclusive?: boolean; limit: number | bigint },
  reasons: LimitReasons,
  translate: Translate,
): string {
  const values = { limit: String(limit) };
  switch (origin) {
    case 'number':
    case 'int':
    case 'bigint':
      return translate(inclusive === false ? reasons.exclusive : reasons.inclusive, values);
    case 'array':
    case 'set':
      return translate(reasons.entries, values);
    default:
      return translate(reasons.text);
  }
}
