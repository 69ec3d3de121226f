import { type Options, hashSync, verifySync } from '@node-rs/argon2';

export interface HashTask {
  readonly password: string;
  readonly parameters: Options;
}

export interface VerifyTask {
  readonly password: string;
  readonly expected: string;
}

/** Hashes a password. The pool calls this by its name. */
export function hash({ password, parameters }: HashTask): string {
  return hashSync(password, parameters);
}

/** Whether a password is the one that was hashed. The pool calls this by its name. */
export function verify({ password, expected }: VerifyTask): boolean {
  return verifySync(expected, password);
}
