import type { InboxChange } from '@rakhim/contract';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { useFormat } from '#src/lib/use-format.ts';
import { describeChange } from '../describe-change.ts';
import { useUndo } from '../state/use-undo.ts';
import styles from './history.module.css';

/** The change history of a message, newest first. Changes that can be undone have a button for it. */
export function History({ changes }: { readonly changes: readonly InboxChange[] }) {
  const { t } = useTranslation('adminContact');
  const format = useFormat();
  const undo = useUndo();
  if (changes.length === 0) {
    return null;
  }
  return (
    <details className={styles['history']}>
      <summary>{t('history.label')}</summary>
      <ol role="list">
        {changes.map((change) => (
          <li key={change.id}>
            <span className={styles['what']}>
              <bdi>{actorOf(change, t)}</bdi>
              <span>{describeChange(change, t)}</span>
            </span>
            <time dateTime={change.createdAt}>{format.dateTime(change.createdAt)}</time>
            {change.isUndoable && (
              <Button
                size="small"
                variant="quiet"
                aria-label={t('history.undoOf', { change: describeChange(change, t) })}
                onClick={() => void undo({ changeSetId: change.changeSetId, ids: [change.messageId] })}
              >
                {t('history.undo')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}

function actorOf({ actor, actorName }: InboxChange, t: TFunction<'adminContact'>): string {
  return actor?.name ?? (actorName === '' ? t('history.service') : actorName);
}
