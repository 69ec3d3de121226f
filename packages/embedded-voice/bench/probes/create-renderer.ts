import type { Dialect, PronouncedClause } from '@rakhim/arabic';
import { loadVoiceModel, type PhoneName, speakers } from '@rakhim/voice-model';
import { openKernels } from '../../src/learned/kernels/open-kernels.ts';
import { createLearnedSpeaker } from '../../src/learned/learned-speaker.ts';
import { openNetwork } from '../../src/learned/network/voice-network.ts';
import { planGroup } from '../../src/learned/plan-group.ts';
import { toBreathGroups } from '../../src/learned/prosody/breath-groups.ts';
import { createSentence } from '../../src/learned/prosody/sentence.ts';
import { createVocoder, soundDelay } from '../../src/learned/vocoder/create-vocoder.ts';
import { writeFrames } from '../../src/learned/write-frames.ts';
import { plainProsody } from '../../src/style/prosody.ts';
import type { Prosody } from '../../src/types.ts';
import type { VoiceId } from '../../src/voices/voice-table.ts';

const sampleRate = 24_000;
const framesOfBlock = 36;

/** A phone and when it is heard, in seconds from the beginning. */
export interface RenderedPhone {
  readonly name: PhoneName;
  readonly long: boolean;
  readonly stressed: boolean;
  readonly word: number;
  readonly from: number;
  readonly to: number;
}

/** What is said between two pauses, as it was rendered. */
export interface RenderedGroup {
  readonly ending: string;
  readonly phones: readonly RenderedPhone[];
}

export interface Rendered {
  /** At 24 kHz, before mastering. */
  readonly samples: Float32Array;
  readonly groups: readonly RenderedGroup[];
}

/** How clauses are to be said. */
export interface RenderOptions {
  readonly voice: VoiceId;
  readonly prosody?: Partial<Prosody>;
  /** Whose prosody is to be heard; the voice's own dialect where absent. */
  readonly dialect?: Dialect;
  /** The text that the clauses are of. */
  readonly text?: string;
}

/** Speaks clauses as the learned voice does, before mastering, and tells of every phone when it is heard. */
export function createRenderer(): (clauses: readonly PronouncedClause[], options: RenderOptions) => Rendered {
  const model = loadVoiceModel();
  const kernels = openKernels();
  const tools = { model, network: openNetwork(kernels, model), vocoder: createVocoder(kernels) };
  return (clauses, { voice, prosody, dialect = voice.dialect, text = '' }) => {
    const speaker = createLearnedSpeaker(model, speakers[voice.dialect][voice.gender], { ...plainProsody, ...prosody });
    const sentence = createSentence(dialect, text);
    const stream = tools.vocoder.open(speaker.design);
    const blocks: Float32Array[] = [];
    const groups: RenderedGroup[] = [];
    let length = 0;
    const push = (samples: Float32Array) => {
      blocks.push(samples);
      length += samples.length;
    };
    for (const clause of clauses) {
      const words = clause.words.filter(({ sounds }) => sounds.length > 0);
      for (const group of words.length > 0 ? toBreathGroups({ ...clause, words }) : []) {
        const { silenceMs, ...place } = sentence.next(group, clause, speaker.rate / speaker.pauses);
        push(new Float32Array(Math.round((silenceMs * sampleRate) / 1_000)));
        const start = length / sampleRate;
        const plan = planGroup(tools, group, speaker, place);
        const total = plan.counts.reduce((sum, count) => sum + count, 0);
        for (let from = 0; from < total; from += framesOfBlock) {
          const to = Math.min(total, from + framesOfBlock);
          push(stream.render(writeFrames(tools, { plan, speaker, startSeconds: start }, from, to)).slice());
        }
        const shift = start + soundDelay / sampleRate;
        const phones = plan.phones.map(({ name, long, stressed, word, from, to }) => {
          return { name, long, stressed, word, from: from + shift, to: to + shift };
        });
        groups.push({ ending: place.ending, phones });
      }
    }
    stream.close();
    return { samples: join(blocks, length), groups };
  };
}

function join(blocks: readonly Float32Array[], length: number): Float32Array {
  const samples = new Float32Array(length);
  let offset = 0;
  for (const block of blocks) {
    samples.set(block, offset);
    offset += block.length;
  }
  return samples;
}
