import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayButton } from '#src/components/ui/play-button.tsx';
import { useFormat } from '#src/lib/use-format.ts';
import { isSameDraft } from '../draft.ts';
import { useDraftStore } from '../draft-store.ts';
import { useSheetStore } from '../sheet/sheet-store.ts';
import type { MadeSpeech } from '../studio-store.ts';
import { Downloads } from './downloads.tsx';
import { formatBytes } from './format-bytes.ts';
import styles from './player.module.css';
import { useDecodedSound } from './use-decoded-sound.ts';
import { useMediaSession } from './use-media-session.ts';
import { usePlayback } from './use-playback.ts';
import { Waveform } from './waveform.tsx';

const speeds = [0.75, 1, 1.25, 1.5, 2];

/** Plays the speech that was made; the sheet shows its words. */
export function Player({ made: { utterance, draft } }: { readonly made: MadeSpeech }) {
  const { t } = useTranslation('studio');
  const format = useFormat();
  const { audio, url, characters, subtitles, sound, model, isBroken } = utterance;
  const place = useRef<HTMLDivElement>(null);
  // It was made, and may have begun to play, before there was a player.
  useEffect(() => place.current?.append(audio), [audio]);
  const playback = usePlayback(audio, url);
  useMediaSession(playback, draft);
  const [speed, setSpeed] = useState(1);
  const decoded = useDecodedSound(sound, playback.durationMs);
  const isCurrent = useDraftStore((current) => isSameDraft(current, draft));
  // What is heard is followed on the sheet.
  useEffect(() => (playback.isPlaying ? useSheetStore.getState().rest() : undefined), [playback.isPlaying]);

  function changeSpeed(value: number) {
    setSpeed(value);
    playback.setSpeed(value);
  }

  return (
    <section className={styles['player']} aria-label={t('player.title')}>
      <div ref={place} hidden />
      <div className={styles['transport']} dir="ltr">
        <PlayButton
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
      <div className={styles['result']}>
        {sound && <Downloads sound={sound} subtitles={subtitles} decoded={decoded} isPrimary={isCurrent} />}
        <p className={`${styles['note']} tabular`} role="status">
          {noteOf()}
        </p>
      </div>
    </section>
  );

  function noteOf(): string {
    if (!sound) {
      return t('player.arriving');
    }
    if (isBroken) {
      return t('player.interrupted');
    }
    const facts = [formatBytes(sound.size, format.number), isCurrent ? priceOf() : t('player.earlier')];
    return [...facts, ...(model === undefined ? [] : [t('player.spokenBy', { model })])].join(' · ');
  }

  function priceOf(): string {
    return characters === 0
      ? t('player.free')
      : t('player.charged', { count: characters, number: format.number(characters) });
  }
}

interface CostProps {
  /** Another reading of the whole text, or a text of which sounds are kept. */
  readonly of: 'take' | 'change';
  /** Characters. */
  readonly charged: number;
}

/** What it costs where that is not the length of the text. */
export function Cost({ of, charged }: CostProps) {
  const { t } = useTranslation('studio');
  const format = useFormat();
  return charged === 0 ? t('cost.free') : t(`cost.${of}`, { count: charged, number: format.number(charged) });
}
