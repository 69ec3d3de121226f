import { contactStatuses, type InboxMessage } from '@rakhim/contract';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#src/components/ui/menu.tsx';
import { useTriage } from '../state/use-triage.ts';

interface RowMenuProps {
  readonly message: InboxMessage;
  readonly tabIndex: number;
}

/**
 * The menu of actions on a message in the list. Until it is opened it is a plain button, since rows come and go by the
 * hundred.
 */
export function RowMenu({ message, tabIndex }: RowMenuProps) {
  const { t } = useTranslation('adminContact');
  const [isUsed, setIsUsed] = useState(false);
  const look = {
    size: 'small',
    variant: 'quiet',
    tabIndex,
    'aria-label': t('actions.of', { subject: message.subject }),
    icon: <Ellipsis size={18} aria-hidden="true" />,
  } as const;
  if (!isUsed) {
    return <Button {...look} aria-haspopup="menu" aria-expanded={false} onClick={() => setIsUsed(true)} />;
  }
  return (
    <Menu trigger={<Button {...look} />} isOpenAtFirst>
      <RowActions message={message} />
    </Menu>
  );
}

function RowActions({ message }: { readonly message: InboxMessage }) {
  const { t } = useTranslation('adminContact');
  const change = useTriage();
  return (
    <>
      {contactStatuses.map((status) => (
        <MenuItem key={status} onClick={() => void change(message.id, { status })}>
          {t(`actions.${status}`)}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem onClick={() => void change(message.id, { isSpam: !message.isSpam })}>
        {t(message.isSpam ? 'actions.notSpam' : 'actions.spam')}
      </MenuItem>
    </>
  );
}
