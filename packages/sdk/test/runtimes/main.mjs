import { Rakhim, version } from '@rakhim/sdk';

/** Speaks as programs do: a whole sound, a stream, a file for the web, and a refusal. Returns what every runtime must. */
export async function main(apiKey, baseUrl) {
  const rakhim = new Rakhim({ apiKey, baseUrl });
  const { audio } = await rakhim.speech.create({ text: 'مرحبًا بكم.' });
  const pieces = [];
  for await (const piece of await rakhim.speech.stream({ text: 'مرحبًا بكم.' })) {
    pieces.push(piece);
  }
  const streamed = await new Blob(pieces).arrayBuffer();
  const stream = await rakhim.speech.stream({ text: 'مرحبًا بكم.' });
  const answered = await new Response(stream.toReadableStream()).arrayBuffer();
  const refusal = await rakhim.speech.create({ text: '' }).catch((error) => error.code);
  const isSame = audio.length > 1000 && streamed.byteLength === audio.length && answered.byteLength === audio.length;
  return `${version} ${isSame} ${refusal}`;
}
