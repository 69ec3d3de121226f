import { voices } from '@rakhim/contract/voices';
import { useEffect } from 'react';
import { useLanguage } from '#src/lib/use-language.ts';
import type { Draft } from '../draft.ts';
import type { usePlayback } from './use-playback.ts';

/** The most characters of the text that a lock screen shows. */
const titleLength = 60;

/** Hands the player to the lock screen, to headphones and to media keys, under the name of its text and its voice. */
export function useMediaSession({ isPlaying, toggle, seek }: ReturnType<typeof usePlayback>, draft: Draft): void {
  const language = useLanguage();
  const { text, voice: id } = draft;
  useEffect(() => {
    if (!('mediaSession' in navigator)) {
      return undefined;
    }
    const { mediaSession } = navigator;
    const voice = voices.find((one) => one.id === id);
    mediaSession.metadata = new MediaMetadata({
      title: Array.from(text.trim()).slice(0, titleLength).join(''),
      artist: voice?.name[language] ?? '',
    });
    return () => {
      mediaSession.metadata = null;
      mediaSession.playbackState = 'none';
    };
  }, [text, id, language]);
  useEffect(() => {
    if (!('mediaSession' in navigator)) {
      return undefined;
    }
    const { mediaSession } = navigator;
    mediaSession.playbackState = isPlaying ? 'playing' : 'paused';
    const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
      play: toggle,
      pause: toggle,
      seekto: ({ seekTime }) => seek((seekTime ?? 0) * 1000),
    };
    const actions = Object.keys(handlers) as MediaSessionAction[];
    actions.forEach((action) => mediaSession.setActionHandler(action, handlers[action] ?? null));
    return () => actions.forEach((action) => mediaSession.setActionHandler(action, null));
  }, [isPlaying, toggle, seek]);
}
