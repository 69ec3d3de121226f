import { writeFile } from 'node:fs/promises';
import { argv } from 'node:process';
import { voices } from '@rakhim/contract';
import { exampleSpeech } from '#src/features/api-docs/example-requests.ts';
import { measureBars } from '#src/features/generate/dock/measure-bars.ts';
import { sampleBars, samples } from '#src/features/home/samples.data.ts';
import { cutAtWords } from '#src/features/home/cut-at-words.ts';
import { createSpeaker } from './create-speaker.ts';
import { measureSignatures, type Recording } from './measure-signatures.ts';

/**
 * Has a running service say the samples of the landing page, the previews of the voices and the example of the API
 * reference, and writes what it says and how that looks: `npm run samples -- <address of the service> <API key>`, in
 * apps/web.
 */
const speak = createSpeaker(argv.slice(2));
/** The fixed head of a WAV file; what follows are its samples, 16 bits each. */
const wavHeadBytes = 44;
const sampleRateOffset = 24;
/** What every voice says of itself in the studio. */
const previewText = 'أهلًا بكم في رخيم، هذا صوتي، وبه أقرأ لكم ما تكتبون.';

function readSamples(wav: Buffer): Float32Array {
  const sound = wav.subarray(wavHeadBytes);
  return Float32Array.from({ length: sound.length / Int16Array.BYTES_PER_ELEMENT }, (_, index) =>
    sound.readInt16LE(index * Int16Array.BYTES_PER_ELEMENT),
  );
}

const recordings: Recording[] = [];
for (const { id } of voices) {
  const [mp3, wav] = [await speak(previewText, id, 'mp3'), await speak(previewText, id, 'wav')];
  await writeFile(new URL(`../public/audio/voice-${id}.mp3`, import.meta.url), mp3.sound);
  recordings.push({ samples: readSamples(wav.sound), sampleRate: wav.sound.readUInt32LE(sampleRateOffset) });
}
const signatures = measureSignatures(recordings);
await writeFile(
  new URL('../src/components/voices/generated/voice-signatures.data.ts', import.meta.url),
  [
    '// Written by `npm run samples` from what the engine said.',
    "import type { VoiceId } from '@rakhim/contract/voices';",
    '',
    '/** Heights of the bars of each voice, from 1 to 8, a digit each. */',
    'export const voiceSignatures: Readonly<Record<VoiceId, string>> = {',
    ...voices.map(({ id }, index) => `  ${id}: '${signatures[index]}',`),
    '};',
    '',
  ].join('\n'),
);
const { sound: example } = await speak(exampleSpeech.text, exampleSpeech.voice, 'mp3');
await writeFile(new URL(`../public${exampleSpeech.file}`, import.meta.url), example);
const outlines: string[] = [];
for (const { dialect, file, text, voice } of samples) {
  const [{ sound }, { sound: wav, words, durationMs }] = [
    await speak(text, voice, 'mp3'),
    await speak(text, voice, 'wav'),
  ];
  if (words.length !== cutAtWords(text).filter(({ word }) => word !== undefined).length) {
    throw new Error(`The words that are said are not those that are shown: ${text}`);
  }
  await writeFile(new URL(`../public${file}`, import.meta.url), sound);
  const bars = measureBars(readSamples(wav), sampleBars).join('');
  outlines.push(
    `  ${dialect}: { durationMs: ${durationMs}, bars: '${bars}', wordStartsMs: [${words.map(({ startMs }) => startMs).join(', ')}] },`,
  );
}
await writeFile(
  new URL('../src/features/home/generated/sample-outlines.data.ts', import.meta.url),
  [
    '// Written by `npm run samples` from what the engine said.',
    "import type { SampleDialect, SampleOutline } from '../samples.data.ts';",
    '',
    'export const sampleOutlines: Readonly<Record<SampleDialect, SampleOutline>> = {',
    ...outlines,
    '};',
    '',
  ].join('\n'),
);
