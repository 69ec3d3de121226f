import type { InboxEntry, InboxMessageDetail } from '@rakhim/contract';
import { useTranslation } from 'react-i18next';
import { Badge } from '#src/components/ui/badge.tsx';
import { useFormat } from '#src/lib/use-format.ts';
import styles from './thread.module.css';
import { languageOfText } from '#src/lib/language-of-text.ts';

/** The message and all that was said since, oldest first. */
export function Thread({ message }: { readonly message: InboxMessageDetail }) {
  const { t } = useTranslation('adminContact');
  return (
    <section aria-label={t('thread.label')}>
      <ol role="list" className={styles['thread']}>
        <li className={styles['entry']} data-kind="message">
          <PlainText text={message.message} />
        </li>
        {message.entries.map((entry) => (
          <ThreadEntry key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  );
}

function ThreadEntry({ entry }: { readonly entry: InboxEntry }) {
  const { t } = useTranslation('adminContact');
  const format = useFormat();
  const { kind, authorName, from, body, quoted, attachments, isAutomatic, delivery, createdAt } = entry;
  return (
    <li className={styles['entry']} data-kind={kind}>
      <p className={styles['by']}>
        <strong>{t(`thread.${kind}`)}</strong>
        <bdi>{authorName || t('thread.somebody')}</bdi>
        {from !== null && <bdi dir="ltr">{from}</bdi>}
        <time dateTime={createdAt}>{format.dateTime(createdAt)}</time>
        {isAutomatic && <Badge tone="outline">{t('thread.automatic')}</Badge>}
        {delivery !== null && (
          <Badge tone={delivery === 'failed' ? 'danger' : 'outline'}>{t(`thread.delivery.${delivery}`)}</Badge>
        )}
      </p>
      <PlainText text={body} />
      {attachments.length > 0 && (
        <p className={styles['fine']}>{t('thread.attachments', { names: attachments.join('، ') })}</p>
      )}
      {quoted !== null && (
        <details className={styles['fine']}>
          <summary>{t('thread.quoted')}</summary>
          <PlainText text={quoted} />
        </details>
      )}
    </li>
  );
}

/**
 * Shows a stranger's words as plain text: no markup, no links, nothing loaded. Each line takes the direction of its
 * first letter, so that Arabic and English stand side by side.
 */
function PlainText({ text }: { readonly text: string }) {
  return (
    <div className={styles['text']}>
      {text.split('\n').map((line, index) => (
        // Lines have no names of their own, and never move.
        <p key={index} lang={languageOfText(line)} dir="auto">
          {line}
        </p>
      ))}
    </div>
  );
}
