import { sizeOf } from '#src/providers/voice-store/catalogue.ts';
import type { VoiceStore } from '#src/providers/voice-store/voice-store.ts';

/** The recommended voice, as long as no voice has been added. */
export async function findRecommendedVoice(
  store: Pick<VoiceStore, 'catalogue' | 'list'>,
): Promise<{ id: string; megabytes: number } | undefined> {
  const voice = store.catalogue.voices.find(({ recommended }) => recommended);
  return voice && (await store.list()).length === 0
    ? { id: voice.id, megabytes: Math.round(sizeOf(voice) / 1_000_000) }
    : undefined;
}
