import type { KeptSoundsService } from '#src/modules/history/kept-sounds/kept-sounds.service.ts';
import type { SpeechEngine } from '#src/providers/speech/speech-engine.ts';
import type { AdmittedRequest, PlacedParagraph, PlannedSpeech, SpeakRequest } from '../start-reserved-utterance.ts';
import { speakParagraphs } from './speak-paragraphs.ts';

export interface SpeechPlanOptions {
  readonly engine: SpeechEngine;
  readonly keptSounds: Pick<KeptSoundsService, 'findParts'>;
}

/** Decides what to synthesize and charge: the whole text, or the paragraphs whose sounds are not kept. */
export function createSpeechPlan({ engine, keptSounds }: SpeechPlanOptions) {
  return async function planSpeech(
    { accountId }: Pick<SpeakRequest, 'accountId'>,
    admitted: AdmittedRequest,
  ): Promise<PlannedSpeech> {
    const { accepted, paragraphs } = admitted;
    const synthesize: SpeechEngine['synthesize'] = (request, signal) => engine.synthesize(request, signal);
    if (!paragraphs) {
      return { ...admitted, charged: accepted.characters, pieces: [], placed: [], synthesize };
    }
    const hashes = paragraphs.map(({ contentHash }) => contentHash);
    const parts = await keptSounds.findParts(accountId, hashes);
    const pieces = paragraphs.map((paragraph) => ({
      ...paragraph,
      part: parts.get(paragraph.contentHash.toString('hex')),
    }));
    const placed: PlacedParagraph[] = [];
    return {
      ...admitted,
      charged: pieces.reduce((sum, { part, characters }) => sum + (part ? 0 : characters), 0),
      pieces: pieces.map(({ start, end, part, characters }) => ({ start, end, charged: part ? 0 : characters })),
      placed,
      synthesize: (request, signal) =>
        speakParagraphs(pieces, {
          synthesize,
          request,
          signal,
          onPlaced: (place) => {
            const contentHash = hashes[placed.length];
            if (contentHash) {
              placed.push({ ...place, contentHash });
            }
          },
        }),
    };
  };
}
