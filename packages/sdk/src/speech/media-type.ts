import type { SpeechFormat } from '../generated/api-types.ts';

export const mediaTypes: Readonly<Record<SpeechFormat, string>> = {
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
};

export function mediaTypeOf(response: Response): string {
  return response.headers.get('content-type')?.split(';')[0]?.trim() ?? 'application/octet-stream';
}
