import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '#src/errors/app-error.ts';
import type { KeptSoundsService } from '#src/modules/history/kept-sounds/kept-sounds.service.ts';
import type { AdmittedRequest, SpeakRequest } from './start-reserved-utterance.ts';

/** Longer than an engine takes to a whole answer; a stream that is listened to may take longer. */
const waitMsMax = 30_000;
const pauseMs = { first: 20, max: 500, growth: 1.5 } as const;

/**
 * Deduplicates concurrent equal requests of an account, over all processes: they wait for the first one and find its
 * kept sound, so that one is charged.
 *
 * @param findRepeat answers with the kept sound, if there is one.
 * @returns that answer, or nothing when it is the caller's turn to speak.
 * @throws AppError `speech_in_progress` when the first one takes too long.
 */
export async function awaitTurn<Answer>(
  { accountId, requestId, signal }: SpeakRequest,
  { contentHash }: AdmittedRequest,
  {
    keptSounds,
    findRepeat,
  }: {
    keptSounds: Pick<KeptSoundsService, 'claim' | 'release'>;
    findRepeat: () => Promise<Answer | undefined>;
  },
): Promise<Answer | undefined> {
  if (!contentHash) {
    return undefined;
  }
  const giveUpAt = performance.now() + waitMsMax;
  let isLost = false;
  for (let waitMs: number = pauseMs.first; ; waitMs = Math.min(waitMs * pauseMs.growth, pauseMs.max)) {
    // The claim comes first: an equal request that ended before it has kept its sound by the lookup.
    const claim = await keptSounds.claim(accountId, contentHash, { requestId, evenIfKept: isLost });
    const repeat = await findRepeat();
    if (repeat || claim === 'ours') {
      await (repeat && claim === 'ours' && keptSounds.release(requestId));
      return repeat;
    }
    // The history names a sound that its store has lost: it is spoken anew.
    isLost ||= claim === 'kept';
    if (performance.now() > giveUpAt) {
      throw new AppError('speech_in_progress', { param: 'text' });
    }
    await sleep(waitMs, undefined, { signal });
  }
}
