import type { z } from 'zod';
import type { SentenceKey, Translate, Values } from '@rakhim/i18n';
import { AppError } from '#src/errors/app-error.ts';

const jsonTypes: ReadonlySet<string> = new Set(['string', 'number', 'boolean', 'object', 'array']);

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
    case 'too_big':
      return say('reasons:too_long');
    case 'too_small':
      return say('reasons:too_short');
    default:
      return say('reasons:invalid');
  }
}
