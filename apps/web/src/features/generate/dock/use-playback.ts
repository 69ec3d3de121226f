import { useEffect, useState } from 'react';

/**
 * Plays the sound at `url` as soon as it can, and continues at the same position when the same sound moves to another
 * address.
 *
 * @returns where it is (ms), how long it is (ms; 0 while nobody knows), and what can be done with it.
 */
export function usePlayback(audio: HTMLAudioElement, url: string) {
  const [isPlaying, setPlaying] = useState(!audio.paused);
  const [positionMs, setPosition] = useState(0);
  const [durationMs, setDuration] = useState(0);

  useEffect(() => {
    const follow = () => {
      setPosition(audio.currentTime * 1000);
      setDuration(Number.isFinite(audio.duration) ? audio.duration * 1000 : 0);
    };
    const tell = () => setPlaying(!audio.paused && !audio.ended);
    const listeners = {
      play: tell,
      pause: tell,
      ended: tell,
      timeupdate: follow,
      durationchange: follow,
      loadedmetadata: follow,
    };
    Object.entries(listeners).forEach(([event, listen]) => audio.addEventListener(event, listen));
    // It was made before, and what has happened meanwhile is not told again.
    tell();
    follow();
    return () => Object.entries(listeners).forEach(([event, listen]) => audio.removeEventListener(event, listen));
  }, [audio]);

  useEffect(() => {
    if (audio.src !== url) {
      goOnFrom(audio, url);
    }
  }, [audio, url]);

  useEffect(() => () => audio.pause(), [audio]);

  return {
    isPlaying,
    positionMs,
    durationMs,
    toggle() {
      if (audio.paused) {
        audio.play().catch(() => undefined);
      } else {
        audio.pause();
      }
    },
    seek(ms: number) {
      moveTo(audio, ms);
      setPosition(ms);
    },
    setSpeed: (value: number) => playAt(audio, value),
  };
}

function goOnFrom(audio: HTMLAudioElement, url: string): void {
  const { currentTime, playbackRate } = audio;
  const goesOn = audio.src === '' || !audio.paused;
  audio.src = url;
  audio.currentTime = currentTime;
  audio.playbackRate = playbackRate;
  if (goesOn) {
    // Where the browser wants a click first, the play button is there.
    audio.play().catch(() => undefined);
  }
}

function moveTo(audio: HTMLAudioElement, ms: number): void {
  audio.currentTime = ms / 1000;
}

function playAt(audio: HTMLAudioElement, speed: number): void {
  audio.playbackRate = speed;
  audio.defaultPlaybackRate = speed;
}
