import type { InboxPerson } from '@rakhim/contract';
import { useQuery } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#src/components/ui/menu.tsx';
import { meQuery } from '#src/lib/me-query.ts';
import { administratorsQuery } from './state/inbox-queries.ts';

interface AssignMenuProps {
  /** Whose it is; left out where it is about several messages. */
  readonly assignee?: InboxPerson | null;
  readonly onAssign: (administratorId: string | null) => void;
}

/** Assigns a message to an administrator, or to nobody. */
export function AssignMenu({ assignee, onAssign }: AssignMenuProps) {
  const { t } = useTranslation('adminContact');
  const me = useQuery(meQuery).data;
  const administrators = useQuery(administratorsQuery).data ?? [];
  const others = administrators.filter(({ id }) => id !== me?.id);
  const trigger = (
    <Button size="small" variant="quiet" icon={<UserRound size={16} aria-hidden="true" />}>
      <span className="visually-hidden">{assignee ? t('pane.assignedTo', { name: '' }) : ''}</span>
      <bdi>{assignee?.name ?? t('actions.assign')}</bdi>
    </Button>
  );
  return (
    <Menu trigger={trigger}>
      {me && <MenuItem onClick={() => onAssign(me.id)}>{t('actions.assignMe')}</MenuItem>}
      {others.map(({ id, name }) => (
        <MenuItem key={id} onClick={() => onAssign(id)}>
          <bdi>{name}</bdi>
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem onClick={() => onAssign(null)}>{t('actions.nobody')}</MenuItem>
    </Menu>
  );
}
