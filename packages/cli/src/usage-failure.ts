import type { CommanderError } from 'commander';
import type { MessageKey, Translate } from './output/translate.ts';

/** The sentence for each of commander's codes. */
const sentences: Readonly<Record<string, MessageKey>> = {
  'commander.unknownCommand': 'unknownCommand',
  'commander.unknownOption': 'unknownOption',
  'commander.missingArgument': 'missingArgument',
  'commander.optionMissingArgument': 'missingValue',
  'commander.invalidArgument': 'invalidValue',
  'commander.excessArguments': 'excessArguments',
};

/**
 * Says in the caller's language what commander says in English. Its errors carry a code, but what they are about only
 * inside their message, in quotes, with the nearest known word after it.
 */
export function describeUsageFailure({ code, message }: CommanderError, t: Translate): string {
  const key = sentences[code];
  if (key === undefined) {
    return message.replace(/^error: /u, '');
  }
  const quoted = [...message.matchAll(/'([^']*)'/gu)].map(([, text = '']) => text);
  const [subject = '', value = ''] = quoted;
  const choices = /Allowed choices are (.+)\.$/u.exec(message)?.[1] ?? '';
  const nearest = /\(Did you mean (?:one of )?(.+)\?\)/u.exec(message)?.[1];
  const sentence = t(key, { subject: nameOf(subject), value, choices });
  return nearest === undefined ? sentence : `${sentence}\n${t('didYouMean', { nearest })}`;
}

/** `-v, --voice <id>` is known as `--voice`. */
function nameOf(subject: string): string {
  return /--[a-z-]+/u.exec(subject)?.[0] ?? subject;
}
