import { estimateSpeech } from '@rakhim/contract/speech-length';
import { useTranslation } from 'react-i18next';
import { useFormat } from './use-format.ts';

/** Estimates how long a number of characters sounds. @returns undefined for less than a minute. */
export function useSpeechLength(): (characters: number) => string | undefined {
  const { t } = useTranslation('plans');
  const format = useFormat();
  return (characters) => {
    const length = estimateSpeech(characters);
    return length && t(`speech.${length.unit}`, { count: length.count, number: format.number(length.count) });
  };
}
