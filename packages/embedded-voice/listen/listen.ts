/**
 * Writes a page of sentences, voices and both engines, with spectrograms and melody curves, for people to judge:
 *
 *   npm run voice:listen -- [folder] [sentences of all sixteen voices, 1 if absent]
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { dialects } from '@rakhim/arabic';
import { sampleRate } from '@rakhim/audio';
import { readWavSamples } from '../calibrate/speak-to-samples.ts';
import { createEmbeddedVoice, type EmbeddedVoice } from '../src/create-embedded-voice.ts';
import { plainProsody } from '../src/style/prosody.ts';
import type { EngineName } from '../src/types.ts';
import { listVoices, type VoiceId } from '../src/voices/voice-table.ts';
import { drawSound } from './draw-sound.ts';
import { listenSentences } from './sentences.data.ts';
import { type Item, type Take, writePage } from './write-page.ts';

const engines: readonly EngineName[] = ['classic', 'learned'];
const int16FullScale = 32_767;
const folder = resolve(process.argv[2] ?? '.rakhim/listen');
const fullCount = Number(process.argv[3] ?? 1);

async function speak(voice: EmbeddedVoice, text: string, who: VoiceId, format: 'mp3' | 'wav'): Promise<Buffer> {
  const blocks: Uint8Array[] = [];
  const request = { ...who, text, prosody: plainProsody, format, delivery: 'stream' } as const;
  for await (const event of voice.synthesize(request, AbortSignal.timeout(120_000))) {
    if (event.type === 'audio') {
      blocks.push(event.bytes);
    }
  }
  return Buffer.concat(blocks);
}

async function take(voice: EmbeddedVoice, text: string, who: VoiceId, name: string): Promise<Take> {
  const samples = readWavSamples(await speak(voice, text, who, 'wav'));
  const integers = Int16Array.from(samples, (sample) => Math.round(sample * int16FullScale));
  const files = { sound: `${name}.mp3`, picture: `${name}.png` };
  writeFileSync(join(folder, files.sound), await speak(voice, text, who, 'mp3'));
  writeFileSync(join(folder, files.picture), drawSound(integers, sampleRate));
  return { engine: voice.engine, voice: who, ...files, seconds: samples.length / sampleRate };
}

mkdirSync(folder, { recursive: true });
const voices = engines.map((engine) => createEmbeddedVoice({ engine, workers: 1 }));
const items: Item[] = [];
for (const [index, { text, listenFor, dialect = 'msa' }] of listenSentences.entries()) {
  const speakers = index < fullCount ? listVoices(dialects) : listVoices([dialect]);
  const takes: Take[] = [];
  for (const who of speakers) {
    for (const voice of voices) {
      takes.push(await take(voice, text, who, `${index + 1}-${who.dialect}-${who.gender}-${voice.engine}`));
    }
  }
  items.push({ text, listenFor, takes });
}
await Promise.all(voices.map((voice) => voice.close()));
writeFileSync(join(folder, 'index.html'), writePage(items));
process.stdout.write(`${join(folder, 'index.html')}\n`);
