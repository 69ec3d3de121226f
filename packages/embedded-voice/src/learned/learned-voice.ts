import type { PronouncedWord } from '@rakhim/arabic';
import { loadVoiceModel, speakers, type VoiceModel } from '@rakhim/voice-model';
import type { WordTime } from '@rakhim/audio';
import type { StyledClause } from '../score.ts';
import type { VoiceRequest } from '../types.ts';
import { voiceGainsDb } from '../voices/generated/voice-gains.data.ts';
import type { ClauseSpeaker, ClauseVoice, Rest } from '../worker/clause-voice.ts';
import type { SoundTrack } from '../worker/sound-track.ts';
import { openKernels } from './kernels/open-kernels.ts';
import { sayInEnglish } from './english/say-in-english.ts';
import { createLearnedSpeaker } from './learned-speaker.ts';
import { openNetwork, type VoiceNetwork } from './network/voice-network.ts';
import { type GroupPlan, planGroup } from './plan-group.ts';
import { type BreathGroupWords, toBreathGroups } from './prosody/breath-groups.ts';
import { createSentence, type Sentence } from './prosody/sentence.ts';
import { createVocoder, soundDelay, type Vocoder } from './vocoder/create-vocoder.ts';
import { writeFrames } from './write-frames.ts';

const sampleRate = 24_000;
const delayMs = (soundDelay * 1_000) / sampleRate;
/** Frames of one step, and of the very first one, which somebody waits for. */
const blockFrames = { first: 16, later: 36 } as const;

interface Tools {
  readonly model: VoiceModel;
  readonly network: VoiceNetwork;
  readonly vocoder: Vocoder;
}

/**
 * The learned voice: a network and a vocoder, for any number of utterances at a time. @throws Error when the model
 * cannot be read.
 */
export function createLearnedVoice(model: VoiceModel = loadVoiceModel()): ClauseVoice {
  const kernels = openKernels();
  const tools: Tools = { model, network: openNetwork(kernels, model), vocoder: createVocoder(kernels) };
  return {
    sampleRate,
    gainDb: ({ dialect, gender }) => voiceGainsDb.learned[dialect][gender],
    open: (request, rest) => openLearnedSpeaker(tools, request, rest),
  };
}

function openLearnedSpeaker(tools: Tools, request: VoiceRequest, rest?: Rest): ClauseSpeaker {
  const speaker = createLearnedSpeaker(tools.model, speakers[request.dialect][request.gender], request.prosody);
  const stream = tools.vocoder.open(speaker.design);
  const sentence = createSentence(request.dialect, request.text, rest);
  const pace = speaker.rate / speaker.pauses;

  function* speakGroup(
    group: BreathGroupWords,
    sounds: { readonly sentence: Sentence; readonly clause: StyledClause },
    track: SoundTrack,
    isCancelled: () => boolean,
  ): Generator<readonly WordTime[]> {
    const { silenceMs, ...place } = sentence.next(group, sounds.clause, pace);
    if (silenceMs > 0) {
      track.pushSilence(silenceMs);
    }
    const startMs = track.madeMs;
    const plan = planGroup(tools, group, speaker, place);
    let words: readonly WordTime[] = timeWords(plan, group.words, startMs + delayMs);
    const total = plan.counts.reduce((sum, count) => sum + count, 0);
    for (let from = 0; from < total && !isCancelled();) {
      const raised = gainAt(plan, from);
      const to = Math.min(total, from + (track.madeMs === 0 ? blockFrames.first : blockFrames.later), raised.upToFrame);
      track.raise(raised.gainDb);
      track.push(stream.render(writeFrames(tools, { plan, speaker, startSeconds: startMs / 1_000 }, from, to)));
      from = to;
      yield track.isPlayable || from === total ? words : [];
      words = track.isPlayable ? [] : words;
    }
  }

  return {
    *speak(heard, track, isCancelled) {
      const clause = sayInEnglish(heard, request.dialect);
      const words = clause.words.filter(({ sounds }) => sounds.length > 0);
      for (const group of words.length > 0 ? toBreathGroups({ ...clause, words }) : []) {
        yield* speakGroup(group, { sentence, clause }, track, isCancelled);
      }
    },
    get rest() {
      return sentence.restAt(pace);
    },
    close: stream.close,
  };
}

/** How much louder than the voice a frame is, and up to which frame that stays so. */
function gainAt({ phones, styles, counts }: GroupPlan, frame: number): { gainDb: number; upToFrame: number } {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (styles.every((style) => style === undefined)) {
    return { gainDb: 0, upToFrame: total };
  }
  let end = 0;
  let found: number | undefined;
  for (const [index, { word }] of phones.entries()) {
    const gainDb = styles[word]?.gainDb ?? 0;
    if (found !== undefined && gainDb !== found) {
      return { gainDb: found, upToFrame: end };
    }
    end += counts[index] ?? 0;
    found ??= end > frame ? gainDb : undefined;
  }
  return { gainDb: found ?? 0, upToFrame: total };
}

/**
 * Times of the words of a group and of their sounds; words of which the front end made several share their place in the
 * text, and each has a time of its own.
 */
function timeWords({ phones }: GroupPlan, words: readonly PronouncedWord[], startMs: number): WordTime[] {
  const spoken = phones.filter(({ name }) => name !== 'pause');
  const byWord = Map.groupBy(spoken, ({ word }) => word);
  return words.map(({ start, end }, index) => {
    const own = (byWord.get(index) ?? []).map(({ name, long, from, to }) => ({
      ipa: long ? `${name}ː` : name,
      startMs: Math.round(startMs + 1_000 * from),
      endMs: Math.round(startMs + 1_000 * to),
    }));
    return { startMs: own[0]?.startMs ?? startMs, endMs: own.at(-1)?.endMs ?? startMs, start, end, phonemes: own };
  });
}
