import { sayAsWays } from '@rakhim/contract';
import { useTranslation } from 'react-i18next';

const arabicLetter = /\p{Script=Arabic}/u;

interface EntryReadingProps {
  /** As an entry has it: letters with vowels, phonemes, or the name of a rule, which is shown in the page's language. */
  readonly reading: string;
  readonly className?: string | undefined;
}

/** How an entry is read, wherever it is shown. */
export function EntryReading({ reading, className }: EntryReadingProps) {
  const { t } = useTranslation('lexicon');
  const way = sayAsWays.find((each) => each === reading);
  const letters = arabicLetter.test(reading) ? 'ar' : 'und-fonipa';
  return (
    <bdi className={className} lang={way ? undefined : letters}>
      {way ? t(`ways.${way}`) : reading}
    </bdi>
  );
}
