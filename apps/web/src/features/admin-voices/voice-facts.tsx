import { dialects, type NeuralVoice } from '@rakhim/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/lib/use-format.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { toMegabytes } from './to-megabytes.ts';
import styles from './voice-card.module.css';

const factorPlaces = 3;

/** What is known of a voice, in lines. */
export function VoiceFacts({ voice }: { readonly voice: NeuralVoice }) {
  const { t } = useTranslation('adminVoices');
  const language = useLanguage();
  const format = useFormat();
  const { installed, trouble } = voice;
  const between = language === 'ar' ? '، ' : ', ';
  const sexes = [...new Set(voice.speakers.map(({ sex }) => t(`card.${sex}`)))];
  const facts = [
    ...dialects.filter(({ id }) => voice.dialects.includes(id)).map(({ name }) => name[language]),
    ...sexes,
    t('card.size', { size: format.number(toMegabytes(voice.bytes)) }),
    voice.licence.id,
    t(`card.commercial.${voice.commercialUse}`),
  ];
  return (
    <div className={styles['facts']}>
      <p>{facts.join(between)}</p>
      <p>
        {installed?.figures
          ? t('card.figures', {
              firstAudio: format.number(Math.round(installed.figures.firstAudioMs)),
              factor: format.number(Number(installed.figures.realTimeFactor.toFixed(factorPlaces))),
              memory: format.number(Math.round(installed.figures.memoryMb)),
            })
          : t('card.notMeasured')}
      </p>
      {installed && (
        <p>
          {t('card.accepted', {
            licence: installed.licenceId,
            name: `\u2068${installed.acceptedBy}\u2069`,
            date: format.date(new Date(installed.acceptedAt)),
          })}
        </p>
      )}
      {trouble && <p className={styles['trouble']}>{t('card.trouble', { reason: `\u2068${trouble.reason}\u2069` })}</p>}
    </div>
  );
}
