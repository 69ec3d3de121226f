const { Nabra, QuotaExceededError, version } = require('@nabra/sdk');
const { createEmulator } = require('@nabra/sdk/testing');

async function main() {
  const emulator = createEmulator({ characterLimit: 6 });
  const nabra = new Nabra({ apiKey: emulator.apiKey, fetch: emulator.fetch });
  await nabra.speech.toFile({ text: 'مرحبا' }, 'hello.mp3');
  const error = await nabra.speech.create({ text: 'مرحبا' }).catch((reason) => reason);
  console.log(version, error instanceof QuotaExceededError, emulator.usage.used);
}

main();
