import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import type { SessionUser } from '#src/stores/session-store.ts';
import { SettingsSection } from '../settings-section.tsx';
import { DeleteDialog } from './delete-dialog.tsx';

export function DeleteSection({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation('settings');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SettingsSection title={t('delete.title')} body={t('delete.body')}>
      <Button onClick={() => setIsOpen(true)}>{t('delete.open')}</Button>
      {isOpen && <DeleteDialog user={user} onClose={() => setIsOpen(false)} />}
    </SettingsSection>
  );
}
