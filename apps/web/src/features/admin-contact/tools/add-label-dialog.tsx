import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { countsQuery } from '../state/inbox-queries.ts';
import { tidyLabel } from '../tidy-label.ts';
import styles from './dialogs.module.css';

/** A dialog that asks for a label for the selected messages. */
export function AddLabelDialog({
  onAdd,
  onClose,
}: {
  readonly onAdd: (label: string) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(['adminContact', 'site']);
  const known = useQuery(countsQuery).data?.labels ?? [];
  const formId = useId();
  const [typed, setTyped] = useState('');
  const label = tidyLabel(typed);
  function add(event: FormEvent) {
    event.preventDefault();
    if (label !== '') {
      onAdd(label);
      onClose();
    }
  }
  const actions = (
    <>
      <Button type="submit" form={formId} variant="primary" disabled={label === ''}>
        {t('bulk.labelConfirm')}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {t('site:actions.cancel')}
      </Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={t('bulk.labelTitle')} actions={actions}>
      <form id={formId} className={styles['form']} onSubmit={add}>
        <TextField
          label={t('filters.byLabel')}
          list={`${formId}-known`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <datalist id={`${formId}-known`}>
          {known.map((one) => (
            <option key={one.label} value={one.label} />
          ))}
        </datalist>
      </form>
    </Dialog>
  );
}
