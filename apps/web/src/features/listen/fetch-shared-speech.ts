import { getSharedAudio, getSharedSpeech, type SharedSpeech } from '@rakhim/contract';
import { callApi } from '#src/lib/api-client.ts';
import { ApiError } from '#src/lib/api-error.ts';

/** What is shared at an address, or that nothing is there any more. */
export async function fetchSharedSpeech(token: string, signal: AbortSignal): Promise<SharedSpeech | 'gone'> {
  try {
    return await callApi(getSharedSpeech, { params: { token }, signal });
  } catch (error) {
    if (error instanceof ApiError && ['not_found', 'validation_failed'].includes(error.code)) {
      return 'gone';
    }
    throw error;
  }
}

/** The address of its sound, which the browser fetches by itself, in parts. */
export function soundOf(token: string): string {
  return getSharedAudio.paths[0].replace(':token', encodeURIComponent(token));
}
