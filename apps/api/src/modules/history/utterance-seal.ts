import type { SpeechSettings } from '@rakhim/contract';
import { seal, tryUnseal } from '#src/secrets/opaque-token.ts';
import { type MasterSecret, openWithAny } from '#src/secrets/master-secret.ts';

/** What somebody wrote, to be spoken and about how, and what else they asked for. */
export interface UtteranceWords {
  readonly text: string;
  readonly styleInstruction: string | null;
  readonly settings: SpeechSettings;
}

/** The columns of an utterance that hold its words: sealed, or plain in rows from before they were. */
export interface WordColumns {
  readonly request_id: string;
  readonly text: string;
  readonly style_instruction: string | null;
  readonly sealed_words: Buffer | null;
}

export interface UtteranceSeal {
  seal(requestId: string, words: UtteranceWords): Buffer;
  /**
   * Returns the words; empty ones where they were sealed under another key, or belong to another utterance, so that one
   * lost key does not take the rest of the history with it.
   */
  open(row: WordColumns): UtteranceWords;
}

/** A seal is bound to its utterance, so that it cannot be moved to another one. */
export const wordsPurpose = (requestId: string): string => `utterance ${requestId}`;

/** Encrypts texts per utterance, under a key outside the database. */
export function createUtteranceSeal(masterSecret: MasterSecret): UtteranceSeal {
  return {
    seal: (requestId, { text, styleInstruction, settings }) =>
      seal(masterSecret.current, wordsPurpose(requestId), JSON.stringify([text, styleInstruction, settings])),
    open({ request_id: requestId, text, style_instruction: styleInstruction, sealed_words: sealed }) {
      if (sealed === null) {
        return { text, styleInstruction, settings: {} };
      }
      const words = openWithAny(masterSecret, (secret) => tryUnseal(secret, wordsPurpose(requestId), sealed));
      if (words === undefined) {
        return { text: '', styleInstruction: null, settings: {} };
      }
      // Settings are written down since 2026-11-26.
      const [sealedText, sealedStyle, settings = {}] = JSON.parse(words) as [string, string | null, SpeechSettings?];
      return { text: sealedText, styleInstruction: sealedStyle, settings };
    },
  };
}
