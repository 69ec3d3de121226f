import { Rakhim, QuotaExceededError, version } from '@rakhim/sdk';
import { createEmulator } from '@rakhim/sdk/testing';

async function main(): Promise<void> {
  const emulator = createEmulator({ characterLimit: 6 });
  const rakhim = new Rakhim({ apiKey: emulator.apiKey, fetch: emulator.fetch });
  await rakhim.speech.toFile({ text: 'مرحبا' }, 'hello.mp3');
  const error: unknown = await rakhim.speech.create({ text: 'مرحبا' }).catch((reason: unknown) => reason);
  // What most programs do with a sound.
  const asBlob = async (text: string) => new Blob([(await rakhim.speech.create({ text })).audio]);
  const asResponse = async (text: string) => new Response((await rakhim.speech.stream({ text })).toReadableStream());
  console.log(version, error instanceof QuotaExceededError && asBlob !== undefined && asResponse !== undefined, emulator.usage.used);
}

void main();
