import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { PasswordField } from '#src/components/ui/password-field.tsx';
import { callDesktop, DesktopError } from '#src/lib/desktop-bridge.ts';
import { showToast } from '#src/stores/toast-store.ts';
import styles from './key.module.css';

/** Takes a key and forgets it: it goes one way, and the field is empty before the answer comes. */
export function PasteKeyForm() {
  const { t } = useTranslation(['key', 'desktop']);
  const [error, setError] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);

  /** No cache of a library sees what was typed. */
  async function save(key: string): Promise<void> {
    setIsSaving(true);
    try {
      await callDesktop('key.save', { key });
      showToast({ title: t('paste.saved') });
    } catch (failure) {
      setError(t(`desktop:errors.${failure instanceof DesktopError ? failure.code : 'internal_error'}`));
    }
    setIsSaving(false);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const key = new FormData(form).get('key');
    form.reset();
    setError(undefined);
    if (typeof key === 'string' && key.trim() !== '') {
      void save(key);
    }
  }

  return (
    <section className={styles['section']}>
      <h2>{t('paste.title')}</h2>
      <form onSubmit={submit}>
        <div>
          <PasswordField
            label={t('paste.label')}
            name="key"
            dir="ltr"
            autoComplete="off"
            error={error}
            hint={t('paste.hint')}
            showLabel={t('paste.show')}
            hideLabel={t('paste.hide')}
          />
        </div>
        <div className={styles['actions']}>
          <Button type="submit" isBusy={isSaving}>
            {t('paste.save')}
          </Button>
          <Button variant="quiet" onClick={() => void callDesktop('link.open', { page: 'dashboard' })}>
            {t('paste.create')}
          </Button>
        </div>
      </form>
    </section>
  );
}
