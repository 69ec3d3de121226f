import { countCharacters } from '@rakhim/contract/characters';
import { limits } from '@rakhim/contract/limits';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LiveReading } from '#src/components/live-reading/live-reading.tsx';
import { readDraftText } from '#src/lib/draft-text.ts';
import { useSessionStore } from '#src/stores/session-store.ts';
import styles from './your-sentence.module.css';

/**
 * The words that somebody has carried here since before they registered, as they will be read, and what can be done
 * with them. Nothing, where there are none.
 */
export function YourSentence({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation();
  const userId = useSessionStore((session) => session.user?.id);
  const [text] = useState(() => readDraftText(userId));
  if (text.trim() === '') {
    return null;
  }
  return (
    <section className={styles['card']} aria-labelledby="your-sentence">
      <h2 id="your-sentence" className={styles['title']}>
        {t('yourSentence.title')}
      </h2>
      {countCharacters(text) <= limits.visitorPreviewCharactersMax ? (
        <LiveReading text={text} />
      ) : (
        <p className={styles['text']} lang="ar" dir="rtl">
          {text}
        </p>
      )}
      {children && <div className={styles['actions']}>{children}</div>}
    </section>
  );
}
