import { CircleUser, LayoutDashboard, LogOut, Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { Menu, MenuHeading, MenuItem, MenuSeparator } from '#src/components/ui/menu.tsx';
import { PageLink } from '#src/components/ui/page-link.tsx';
import type { SessionUser } from '#src/stores/session-store.ts';
import styles from './account-menu.module.css';

export function AccountMenu({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation();
  return (
    <Menu
      trigger={
        <Button variant="quiet" icon={<CircleUser size={20} aria-hidden="true" />} aria-label={t('nav.account')}>
          {user.name}
        </Button>
      }
    >
      <MenuHeading>
        <strong className={styles['name']}>{user.name}</strong>
        <bdi className={styles['email']}>{user.email}</bdi>
      </MenuHeading>
      <MenuSeparator />
      <MenuItem icon={<LayoutDashboard size={18} aria-hidden="true" />} render={<PageLink page="dashboard" />}>
        {t('nav.dashboard')}
      </MenuItem>
      <MenuItem icon={<Settings size={18} aria-hidden="true" />} render={<PageLink page="settings" />}>
        {t('nav.settings')}
      </MenuItem>
      <MenuItem icon={<LogOut size={18} aria-hidden="true" />}>{t('nav.logout')}</MenuItem>
    </Menu>
  );
}
