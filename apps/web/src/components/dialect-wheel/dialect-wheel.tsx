import { type DialectId, defaultDialect, dialects } from '@rakhim/contract/dialects';
import { type VoiceId, voices } from '@rakhim/contract/voices';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from '#src/components/ui/choice-group.tsx';
import { PlayButton } from '#src/components/ui/play-button.tsx';
import { useLanguage } from '#src/lib/use-language.ts';
import { usePlaybackPosition } from '#src/lib/use-playback-position.ts';
import { showToast } from '#src/stores/toast-store.ts';
import styles from './dialect-wheel.module.css';
import { dialectReadings } from './generated/dialect-readings.data.ts';
import { useSwitchingPlayer } from './use-switching-player.ts';
import { wheelFileOf } from './wheel-sentence.ts';

type Gender = (typeof voices)[number]['gender'];

/**
 * One sentence in eight dialects, each by a man and a woman: one tap switches while it plays, at the same word. Words
 * that the dialect says otherwise than Modern Standard Arabic are marked, with their sounds.
 */
export function DialectWheel() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [dialect, setDialect] = useState<DialectId>(defaultDialect);
  const [gender, setGender] = useState<Gender>('male');
  const track = trackOf(dialect, gender);
  const { audio, isPlaying, fromMs, toggle, switchTo } = useSwitchingPlayer(track, () =>
    showToast({ title: t('dialectWheel.failed'), tone: 'danger' }),
  );
  const heardMs = Math.max(fromMs, usePlaybackPosition(audio, isPlaying));
  const sounding = isPlaying ? track.wordStartsMs.findLastIndex((startMs) => startMs <= heardMs) : -1;
  const name = dialects.find(({ id }) => id === dialect)?.name[language] ?? dialect;

  return (
    <section className={styles['wheel']} aria-labelledby="dialect-wheel">
      <header className={styles['head']}>
        <h2 id="dialect-wheel">{t('dialectWheel.title')}</h2>
        <p>{t('dialectWheel.lead')}</p>
      </header>
      <div className={styles['stage']}>
        <PlayButton
          size="large"
          label={t(isPlaying ? 'dialectWheel.stop' : 'dialectWheel.play', { name })}
          isPlaying={isPlaying}
          onClick={toggle}
        />
        <p className={styles['text']} lang="ar" dir="rtl">
          {dialectReadings[dialect].words.map(({ vowelled, sounds }, index) => {
            const isOther = sounds !== dialectReadings[defaultDialect].words[index]?.sounds;
            return (
              <Fragment key={index}>
                <ruby className={styles['word']} data-sounding={index === sounding || undefined}>
                  {isOther ? <mark className={styles['other']}>{vowelled}</mark> : vowelled}
                  <rt dir="ltr" lang="und-fonipa" className={styles['sounds']}>
                    {isOther ? sounds : ''}
                  </rt>
                </ruby>{' '}
              </Fragment>
            );
          })}
        </p>
      </div>
      <ChoiceGroup
        label={t('dialectWheel.dialect')}
        options={dialects.map(({ id, name: names }) => ({ value: id, label: names[language] }))}
        value={dialect}
        onChoose={(next) => {
          setDialect(next);
          switchTo(trackOf(next, gender));
        }}
      />
      <ChoiceGroup
        label={t('dialectWheel.voice')}
        options={voices
          .filter((voice) => voice.dialect === dialect)
          .map((voice) => ({ value: voice.gender, label: voice.name[language] }))}
        value={gender}
        onChoose={(next) => {
          setGender(next);
          switchTo(trackOf(dialect, next));
        }}
      />
    </section>
  );
}

function trackOf(dialect: DialectId, gender: Gender) {
  const voice: VoiceId = voices.find((each) => each.dialect === dialect && each.gender === gender)?.id ?? 'male1';
  return { file: wheelFileOf(voice), wordStartsMs: dialectReadings[dialect].wordStartsMs[voice] ?? [] };
}
