import type { TimedSpeech, TimedSpeechEvent } from '@rakhim/contract';

/** Bytes of sound in one event. */
const chunkBytes = 4_096;

/** Converts the emulator's whole answer into the server-sent events in which the service would stream it. */
export function toSpeechEvents({
  audioContent,
  words,
  subtitles,
  durationMs,
  granularity,
  characterCount: _,
  ...started
}: TimedSpeech): string[] {
  const sound = Buffer.from(audioContent, 'base64');
  const events: TimedSpeechEvent[] = [
    { type: 'start', ...started },
    { type: 'words', words },
    ...Array.from({ length: Math.ceil(sound.length / chunkBytes) }, (_chunk, index) => ({
      type: 'audio' as const,
      audio: sound.subarray(index * chunkBytes, (index + 1) * chunkBytes).toString('base64'),
    })),
    { type: 'end', durationMs, granularity, subtitles, warnings: [] },
  ];
  return events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
}
