import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '#src/components/ui/banner.tsx';
import { PlayButton } from '#src/components/ui/play-button.tsx';
import { useFormat } from '#src/lib/use-format.ts';
import type { Utterance } from '../member/utterance.ts';
import { Downloads } from './downloads.tsx';
import styles from './player.module.css';
import { SpokenText } from './spoken-text.tsx';
import { useDecodedSound } from './use-decoded-sound.ts';
import { usePlayback } from './use-playback.ts';
import { Waveform } from './waveform.tsx';

const speeds = [0.75, 1, 1.25, 1.5, 2];

/** The finished speech: to hear, to follow word by word, and to take along. */
export function Player({ utterance }: { readonly utterance: Utterance }) {
  const { t } = useTranslation('generate');
  const format = useFormat();
  const { audio, url } = utterance;
  const place = useRef<HTMLDivElement>(null);
  // It was made, and may have begun to play, before there was a player.
  useEffect(() => place.current?.append(audio), [audio]);
  const section = useRef<HTMLElement>(null);
  useEffect(() => showFromItsTop(section.current), []);
  const playback = usePlayback(audio, url);
  const [speed, setSpeed] = useState(1);
  const decoded = useDecodedSound(utterance.sound, playback.durationMs);
  const { characters, warnings, words, subtitles, text, sound, isBroken } = utterance;

  function changeSpeed(value: number) {
    setSpeed(value);
    playback.setSpeed(value);
  }

  return (
    <section ref={section} className={styles['player']} aria-label={t('player.title')}>
      <div ref={place} hidden />
      <div className={styles['transport']} dir="ltr">
        <PlayButton
          size="large"
          stops="pauses"
          label={t(playback.isPlaying ? 'player.pause' : 'player.play')}
          isPlaying={playback.isPlaying}
          onClick={playback.toggle}
        />
        <Waveform
          samples={decoded?.samples}
          positionMs={playback.positionMs}
          durationMs={playback.durationMs}
          onSeek={playback.seek}
        />
        <select
          className={`${styles['speed']} tabular`}
          aria-label={t('player.speed')}
          value={speed}
          onChange={(event) => changeSpeed(Number(event.target.value))}
        >
          {speeds.map((value) => (
            <option key={value} value={value}>
              {format.number(value)}×
            </option>
          ))}
        </select>
      </div>
      {isBroken && (
        <Banner tone="danger" title={t('errors.failed.title')}>
          <p>{t('player.interrupted')}</p>
        </Banner>
      )}
      {words.length > 0 && (
        <SpokenText text={text} words={words} audio={audio} isPlaying={playback.isPlaying} onSeek={playback.seek} />
      )}
      <div className={styles['foot']}>
        {sound ? (
          <Downloads sound={sound} subtitles={subtitles} decoded={decoded} />
        ) : (
          <p role="status">{t('player.arriving')}</p>
        )}
        <p className={`${styles['charged']} tabular`}>
          {characters === 0
            ? t('player.free')
            : t('player.charged', { count: characters, number: format.number(characters) })}
        </p>
      </div>
      {warnings.length > 0 && (
        <details className={styles['warnings']}>
          <summary>{t('player.warnings')}</summary>
          <ul>
            {warnings.map(({ code, message }) => (
              <li key={code}>{message}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** On a narrow screen the player appears far below the button; a person who sees the player already is not scrolled. */
function showFromItsTop(section: HTMLElement | null): void {
  if (section && section.getBoundingClientRect().bottom > innerHeight) {
    section.scrollIntoView({ behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' });
  }
}
