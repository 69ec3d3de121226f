import { type ContactStatus, contactStatuses } from '@rakhim/contract';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { Menu, MenuItem } from '#src/components/ui/menu.tsx';

/** A menu that sets the status of one message or of several. */
export function StatusMenu({
  label,
  onChoose,
}: {
  readonly label: string;
  readonly onChoose: (status: ContactStatus) => void;
}) {
  const { t } = useTranslation('adminContact');
  const trigger = (
    <Button size="small" variant="quiet">
      <span className="visually-hidden">{t('actions.status')}: </span>
      {label}
      <ChevronDown size={16} aria-hidden="true" />
    </Button>
  );
  return (
    <Menu trigger={trigger}>
      {contactStatuses.map((status) => (
        <MenuItem key={status} onClick={() => onChoose(status)}>
          {t(`actions.${status}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
