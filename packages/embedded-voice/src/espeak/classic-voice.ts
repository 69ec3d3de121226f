import type { VoiceRequest } from '../types.ts';
import { voiceGainsDb } from '../voices/generated/voice-gains.data.ts';
import type { ClauseSpeaker, ClauseVoice } from '../worker/clause-voice.ts';
import { boundaries } from './boundaries.ts';
import { createSpeaker, type Speaker, speakerSampleRate } from './create-speaker.ts';
import { speakLine } from './speak-line.ts';
import { splitClause } from './split-clause.ts';
import { writeLine } from './write-line.ts';

/**
 * A fifth of a second: what is encoded before another utterance gets its turn, or before a caller's leaving is
 * noticed.
 */
const sliceLength = speakerSampleRate / 5;

/** The formant voice: espeak-ng, told every sound. */
export async function createClassicVoice(): Promise<ClauseVoice> {
  const speaker = await createSpeaker();
  return {
    sampleRate: speakerSampleRate,
    gainDb: ({ dialect, gender }) => voiceGainsDb.classic[dialect][gender],
    open: (request) => openClassicSpeaker(speaker, request),
  };
}

function openClassicSpeaker(speaker: Speaker, request: VoiceRequest): ClauseSpeaker {
  let pauseMs = 0;
  return {
    *speak(clause, track, isCancelled) {
      for (const piece of splitClause(clause)) {
        const line = writeLine(piece);
        if (line.text !== '') {
          if (pauseMs > 0) {
            track.pushSilence(pauseMs / request.prosody.rate);
            yield [];
          }
          const { words, rest } = speakLine(line, { speaker, request, isCancelled }, track);
          yield words;
          for (const slice of cutSlices(rest)) {
            track.push(slice);
            yield [];
          }
          pauseMs = boundaries[piece.boundary].pauseMs;
        }
      }
    },
    close() {
      // Nothing is kept.
    },
  };
}

/** Joins the engine's blocks of 100 ms into slices. */
function* cutSlices(blocks: readonly Int16Array[]): Generator<Int16Array> {
  const samples = new Int16Array(blocks.reduce((length, block) => length + block.length, 0));
  let offset = 0;
  for (const block of blocks) {
    samples.set(block, offset);
    offset += block.length;
  }
  for (let start = 0; start < samples.length; start += sliceLength) {
    yield samples.subarray(start, start + sliceLength);
  }
}
