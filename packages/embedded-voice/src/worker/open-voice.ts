import type { EngineName } from '../types.ts';
import type { ClauseVoice } from './clause-voice.ts';

/** Loads an engine; only the one that is asked for. @throws Error when it cannot be loaded. */
export async function openVoice(engine: EngineName): Promise<ClauseVoice> {
  switch (engine) {
    case 'classic': {
      const { createClassicVoice } = await import('../espeak/classic-voice.ts');
      return createClassicVoice();
    }
    case 'learned': {
      const { createLearnedVoice } = await import('../learned/learned-voice.ts');
      return createLearnedVoice();
    }
  }
}
