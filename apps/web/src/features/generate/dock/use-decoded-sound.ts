import { useEffect, useState } from 'react';
import { type DecodedSound, decodedMsMax, decodeSound } from './decode-sound.ts';

/**
 * The samples of a finished sound, for its outline and for WAV; nothing for one that is too long to hold or that cannot
 * be read.
 */
export function useDecodedSound(sound: Blob | undefined, durationMs: number): DecodedSound | undefined {
  const [decoded, setDecoded] = useState<DecodedSound>();
  const isFit = durationMs > 0 && durationMs <= decodedMsMax;
  useEffect(() => {
    let isCurrent = true;
    if (sound && isFit) {
      decodeSound(sound).then(
        (result) => isCurrent && setDecoded(result),
        () => undefined,
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [sound, isFit]);
  return decoded;
}
