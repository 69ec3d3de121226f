import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { languageOfText } from '#src/lib/language-of-text.ts';
import { showToast } from '#src/stores/toast-store.ts';
import { useDraftStore } from '../draft-store.ts';
import styles from './earlier-draft.module.css';

/** The most characters of a draft shown in one line. */
const opening = /^.{0,80}/u;

/** Offers what was written here before and gave way to what was typed before it could be shown. */
export function EarlierDraft() {
  const { t } = useTranslation('studio');
  const { t: page } = useTranslation('generate');
  const { bringBack, discard, offer } = useDraftStore.getState();
  const draft = useDraftStore(({ earlier }) => earlier[0]);
  const words = opening.exec(draft?.text.trim() ?? '')?.[0] ?? '';

  function discardUnlessUndone(): void {
    discard();
    showToast({
      title: t('earlier.discarded'),
      ...(draft && { action: { label: page('text.undo'), run: () => offer(draft) } }),
    });
  }

  return (
    <div className={styles['offer']} role="status">
      {draft && (
        <>
          <p className={styles['words']}>
            {t('earlier.label')}{' '}
            <bdi lang={languageOfText(words)} className={styles['opening']}>
              {words}
            </bdi>
          </p>
          <Button size="small" variant="quiet" onClick={bringBack}>
            {t('earlier.restore')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            aria-label={t('earlier.discard')}
            title={t('earlier.discard')}
            icon={<X size={16} aria-hidden="true" />}
            onClick={discardUnlessUndone}
          />
        </>
      )}
    </div>
  );
}
