import type { StyledClause, StyledWord, WordStyle } from '../score.ts';
import { clampProsody } from '../style/prosody.ts';
import type { Prosody, VoiceRequest } from '../types.ts';
import { voiceGainsDb } from '../voices/generated/voice-gains.data.ts';
import type { ClauseSpeaker, ClauseVoice, Rest } from '../worker/clause-voice.ts';
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
    open: (request, rest) => openClassicSpeaker(speaker, request, rest),
  };
}

function openClassicSpeaker(
  speaker: Speaker,
  request: VoiceRequest,
  { pauseMs: restMs = 0 }: Partial<Rest> = {},
): ClauseSpeaker {
  let pauseMs = restMs;
  return {
    *speak(clause, track, isCancelled) {
      pauseMs = clause.silenceMs ?? pauseMs;
      for (const piece of splitStyles(clause).flatMap(splitClause)) {
        const line = writeLine(piece);
        if (line.text !== '') {
          if (pauseMs > 0) {
            track.pushSilence(pauseMs);
            yield [];
          }
          const style = piece.words[0]?.style;
          track.raise(style?.gainDb ?? 0);
          const styled = style ? { ...request, prosody: withStyle(request.prosody, style) } : request;
          const { words, rest } = speakLine(line, { speaker, request: styled, isCancelled }, track);
          yield words;
          for (const slice of cutSlices(rest)) {
            track.push(slice);
            yield [];
          }
          pauseMs = boundaries[piece.boundary].pauseMs / request.prosody.rate;
        }
      }
    },
    get rest() {
      return { pauseMs, soundedMs: 0 };
    },
    close() {
      // Nothing is kept.
    },
  };
}

function withStyle(prosody: Prosody, { rate, pitchSemitones, range }: WordStyle): Prosody {
  return clampProsody({
    ...prosody,
    rate: prosody.rate * rate,
    pitchSemitones: prosody.pitchSemitones + pitchSemitones,
    range: prosody.range * range,
  });
}

/** Cuts a clause where its words change their style, without a pause. */
function splitStyles(clause: StyledClause): StyledClause[] {
  const runs: StyledWord[][] = [];
  for (const word of clause.words) {
    const last = runs.at(-1);
    if (last && last[0]?.style === word.style) {
      last.push(word);
    } else {
      runs.push([word]);
    }
  }
  return runs.map((words, index) => ({ words, boundary: index === runs.length - 1 ? clause.boundary : 'none' }));
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
