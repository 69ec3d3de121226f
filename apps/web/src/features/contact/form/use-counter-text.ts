import { countCharacters } from '@rakhim/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/lib/use-format.ts';

/** The share of what fits from which on a writer wants to know. */
const nearlyFull = 0.8;

/** How much is written of what fits: always, or once little room is left. */
export function useCounterText(): (text: string, max: number, when?: 'always' | 'nearly full') => string | undefined {
  const { t } = useTranslation('contact');
  const format = useFormat();
  return (text, max, when = 'nearly full') => {
    const count = countCharacters(text);
    if (when === 'nearly full' && count < max * nearlyFull) {
      return undefined;
    }
    return t('form.count', { count, written: format.number(count), max: format.number(max) });
  };
}
