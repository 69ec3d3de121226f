import type { VoiceId } from '@rakhim/contract/voices';
import { barPitch, barsHeight, drawBars } from '../brand/draw-bars.ts';
import { voiceSignatures } from './generated/voice-signatures.data.ts';
import styles from './voice-signature.module.css';

/** The outline of a voice: the greeting that all voices say, as this one says it, in Kufic strokes. Decoration only. */
export function VoiceSignature({ voice }: { readonly voice: VoiceId }) {
  const levels = Array.from(voiceSignatures[voice], Number);
  return (
    <svg
      className={styles['signature']}
      viewBox={`0 0 ${levels.length * barPitch - 1} ${barsHeight}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={drawBars(levels)} />
    </svg>
  );
}
