import type { CreateTimedSpeechBody } from '../generated/api-types.ts';

/**
 * What to say, and how. The text may be of any length: what one request cannot hold is sent in parts, divided between
 * sentences.
 */
export type SpeechParams = CreateTimedSpeechBody;
