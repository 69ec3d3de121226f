import type { VoiceFigures } from '#src/providers/voice-store/installed-voice.ts';
import type { VoiceFault, VoiceStore } from '#src/providers/voice-store/voice-store.ts';

/** What came out when a voice was checked. */
export interface CheckedVoice {
  readonly id: string;
  readonly isIntact: boolean;
  readonly files: number;
  readonly faults: readonly VoiceFault[];
  readonly figures?: VoiceFigures;
  /** Why it could not be spoken with. */
  readonly reason?: string;
}

/**
 * Reads all files of a voice again, and where they are right has it speak and keeps what was measured.
 *
 * @throws VoiceStoreError `not_installed`.
 */
export async function checkVoice(
  store: VoiceStore,
  id: string,
  measure: (id: string) => Promise<VoiceFigures>,
): Promise<CheckedVoice> {
  const faults = await store.verify(id);
  const files = (await store.find(id))?.files.length ?? 0;
  if (faults.length > 0) {
    return { id, isIntact: false, files, faults };
  }
  try {
    const figures = await measure(id);
    await store.keepFigures(id, figures);
    return { id, isIntact: true, files, faults, figures };
  } catch (error) {
    return { id, isIntact: false, files, faults, reason: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  const { cause } = error instanceof Error ? error : {};
  return cause instanceof Error ? cause.message : String(error);
}
