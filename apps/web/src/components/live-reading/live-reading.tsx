import { useTranslation } from 'react-i18next';
import styles from './live-reading.module.css';
import { useLiveReading } from './use-live-reading.ts';
import { VowelledWords } from './vowelled-words.tsx';

/** A text as it will be read, with its vowels: for everybody, up to 300 characters. */
export function LiveReading({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  const reading = useLiveReading(text);
  if (text.trim() === '') {
    return null;
  }
  return (
    <div className={styles['reading']} aria-live="polite" data-stale={reading?.text !== text || undefined}>
      {!reading && <p className={styles['note']}>{t('liveReading.waiting')}</p>}
      {reading && reading.refusal === undefined && <VowelledWords text={reading.text} spans={reading.spans} />}
      {reading?.refusal !== undefined && <p className={styles['note']}>{reading.refusal || t('liveReading.failed')}</p>}
    </div>
  );
}
