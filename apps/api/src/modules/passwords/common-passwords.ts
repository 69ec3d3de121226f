import { dictionary } from '@zxcvbn-ts/language-common';

/** The list is in order of frequency; its head holds the passwords that guessing begins with. */
const guessedFirst = 10_000;

const common: ReadonlySet<string> = new Set(dictionary['passwords-common'].slice(0, guessedFirst));

/** True for a password that guessing would try among the first, in whatever case it was typed. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
