import type { SentenceKey } from '@rakhim/i18n';

/** What can go wrong when voices are fetched and kept. Each has its sentence in both languages. */
export type VoiceProblem =
  Extract<SentenceKey, `voiceProblems:${string}`> extends `voiceProblems:${infer Problem}` ? Problem : never;

/** A voice could not be added, checked or removed; nothing half done is left behind that would be taken for a voice. */
export class VoiceStoreError extends Error {
  readonly problem: VoiceProblem;
  /** What the sentence names. */
  readonly values: Readonly<Record<string, string>>;

  constructor(problem: VoiceProblem, values: Readonly<Record<string, string>> = {}, cause?: unknown) {
    super(`${problem} ${Object.values(values).join(' ')}`.trim(), { cause });
    this.name = 'VoiceStoreError';
    this.problem = problem;
    this.values = values;
  }
}

/** The code of the operating system behind an error, such as `ENOSPC`. */
export function systemCodeOf(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string') {
      return current.code;
    }
  }
  return undefined;
}
