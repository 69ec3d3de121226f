import { Nabra, QuotaExceededError, version } from '@nabra/sdk';
import { createEmulator } from '@nabra/sdk/testing';

async function main(): Promise<void> {
  const emulator = createEmulator({ characterLimit: 6 });
  const nabra = new Nabra({ apiKey: emulator.apiKey, fetch: emulator.fetch });
  await nabra.speech.toFile({ text: 'مرحبا' }, 'hello.mp3');
  const error: unknown = await nabra.speech.create({ text: 'مرحبا' }).catch((reason: unknown) => reason);
  console.log(version, error instanceof QuotaExceededError, emulator.usage.used);
}

void main();
