import { contactStatuses, type InboxMessage } from '@nabra/contract';
import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#src/components/ui/menu.tsx';
import { useTriage } from '../state/use-triage.ts';

/** What can be done with a message without opening it. */
export function RowMenu({ message, tabIndex }: { readonly message: InboxMessage; readonly tabIndex: number }) {
  const { t } = useTranslation('adminContact');
  const change = useTriage();
  const trigger = (
    <Button size="small" variant="quiet" tabIndex={tabIndex} aria-label={t('actions.of', { subject: message.subject })} icon={<Ellipsis size={18} aria-hidden="true" />} />
  );
  return (
    <Menu trigger={trigger}>
      {contactStatuses.map((status) => (
        <MenuItem key={status} onClick={() => void change(message.id, { status })}>
          {t(`actions.${status}`)}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem onClick={() => void change(message.id, { isSpam: !message.isSpam })}>{t(message.isSpam ? 'actions.notSpam' : 'actions.spam')}</MenuItem>
    </Menu>
  );
}
