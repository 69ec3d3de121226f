import { ScanEye } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { useFormat } from '#src/lib/use-format.ts';
import { useReadingStore } from '../reading/reading-store.ts';
import { type Mark, markOfWord } from './mark-of-word.ts';
import styles from './review.module.css';
import { useSheetStore } from './sheet-store.ts';

/** The marks that are explained, in the order of how much they need a look. */
const explained: readonly Mark[] = ['guess', 'open', 'changed', 'chosen'];

/** How many words deserve a look, the way to them, and what the marks mean. */
export function Review() {
  const { t } = useTranslation('studio');
  const format = useFormat();
  const preview = useReadingStore((reading) => reading.preview);
  const wantsVowels = useSheetStore((sheet) => sheet.wantsVowels);
  const marks = useMemo(() => new Set(preview?.spans.map(markOfWord)), [preview]);
  const guesses = useMemo(() => preview?.spans.filter((word) => markOfWord(word) === 'guess') ?? [], [preview]);

  function openNext(): void {
    const { opened = -1, open } = useSheetStore.getState();
    const next = guesses.find(({ start }) => start > opened) ?? guesses[0];
    if (next) {
      open(next.start);
    }
  }

  return (
    <>
      {guesses.length > 0 && (
        <Button size="small" variant="quiet" icon={<ScanEye size={16} aria-hidden="true" />} onClick={openNext}>
          {t('review.count', { count: guesses.length, number: format.number(guesses.length) })}
        </Button>
      )}
      {wantsVowels && (
        <ul role="list" className={styles['legend']} aria-label={t('review.legend')}>
          {explained
            .filter((mark) => marks.has(mark))
            .map((mark) => (
              <li key={mark}>
                <span className={styles['sample']} data-mark={mark}>
                  {t(`review.marks.${mark}`)}
                </span>
              </li>
            ))}
        </ul>
      )}
    </>
  );
}
