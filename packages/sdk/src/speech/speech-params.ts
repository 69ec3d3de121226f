import type { CreateTimedSpeechBody } from '../generated/api-types.ts';

/**
 * The text and how to speak it. The text may be of any length: the client sends a long one in parts, divided between
 * sentences.
 */
export type SpeechParams = Omit<CreateTimedSpeechBody, 'phonemes'>;

/** The same, and whether the times of single sounds are wanted. */
export type TimedSpeechParams = CreateTimedSpeechBody;
