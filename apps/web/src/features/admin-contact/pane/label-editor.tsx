import { type InboxMessage, limits } from '@rakhim/contract';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { useFormat } from '#src/lib/use-format.ts';
import { countsQuery } from '../state/inbox-queries.ts';
import { useTriage } from '../state/use-triage.ts';
import { tidyLabel } from '../tidy-label.ts';
import styles from './label-editor.module.css';

/** The labels of a message: taken off by a button each, put on by typing, with those in use to choose from. */
export function LabelEditor({ message: { id, labels } }: { readonly message: InboxMessage }) {
  const { t } = useTranslation('adminContact');
  const format = useFormat();
  const change = useTriage();
  const known = useQuery(countsQuery).data?.labels ?? [];
  const listId = useId();
  const [typed, setTyped] = useState('');
  const isFull = labels.length >= limits.inboxLabelsMax;

  function add(event: FormEvent) {
    event.preventDefault();
    const label = tidyLabel(typed);
    if (label !== '' && !labels.includes(label)) {
      void change(id, (now) => ({ labels: [...new Set([...now.labels, label])] }));
    }
    setTyped('');
  }

  return (
    <form className={styles['labels']} onSubmit={add} aria-label={t('pane.labels')}>
      {labels.map((label) => (
        <span key={label} className={styles['label']}>
          <bdi>{label}</bdi>
          <button
            type="button"
            aria-label={t('pane.removeLabel', { label })}
            onClick={() => void change(id, (now) => ({ labels: now.labels.filter((kept) => kept !== label) }))}
          >
            <X size={14} aria-hidden="true" />
          </button>
        </span>
      ))}
      {isFull ? (
        <p>{t('pane.labelsMax', { max: format.number(limits.inboxLabelsMax) })}</p>
      ) : (
        <>
          <input
            className={styles['input']}
            dir={typed === '' ? undefined : 'auto'}
            list={listId}
            aria-label={t('pane.addLabel')}
            placeholder={t('pane.addLabelPlaceholder')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <datalist id={listId}>
            {known
              .filter(({ label }) => !labels.includes(label))
              .map(({ label }) => (
                <option key={label} value={label} />
              ))}
          </datalist>
          {typed.trim() !== '' && (
            <Button type="submit" size="small">
              {t('pane.add')}
            </Button>
          )}
        </>
      )}
    </form>
  );
}
