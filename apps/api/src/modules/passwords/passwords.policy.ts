import { countCharacters, limits } from '@rakhim/contract';
import { dictionary } from '@zxcvbn-ts/language-common';
import { AppError } from '#src/errors/app-error.ts';

/** Our own name is the first thing that somebody who guesses passwords of our users would try. */
const productNames: ReadonlySet<string> = new Set(['rakhim', 'rakhim123', 'رخيم']);

/**
 * Refuses passwords that are too short, too long or would be guessed at once. There are no rules of composition: they
 * make passwords predictable (OWASP ASVS 5.0, 6.2.5).
 *
 * @param lengthMin characters; an operator may ask for more than the contract's minimum.
 * @throws AppError `password_too_short`, `password_too_long` or `password_too_common`.
 */
export function requireGoodPassword(
  password: string,
  { email, lengthMin }: { email: string; lengthMin: number },
): void {
  const length = countCharacters(password);
  if (length < lengthMin) {
    throw new AppError('password_too_short', { param: 'password', values: { min: lengthMin } });
  }
  if (length > limits.passwordCharactersMax) {
    throw new AppError('password_too_long', { param: 'password', values: { max: limits.passwordCharactersMax } });
  }
  const lower = password.toLowerCase();
  const [localPart] = email.toLowerCase().split('@');
  if (isCommonPassword(password) || productNames.has(lower) || lower === email.toLowerCase() || lower === localPart) {
    throw new AppError('password_too_common', { param: 'password' });
  }
}

/** The list is sorted by frequency: its head is what attackers try first. */
const guessedFirst = 10_000;

const common: ReadonlySet<string> = new Set(dictionary['passwords-common'].slice(0, guessedFirst));

/** True for a password that guessing would try among the first, in whatever case it was typed. */
function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
