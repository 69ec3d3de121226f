import { adminContactPath } from '@rakhim/contract/pages';
import { plans } from '@rakhim/contract/plans';
import { useQuery } from '@tanstack/react-query';
import { CircleUser, Inbox, LayoutDashboard, LogOut, Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { Badge } from '#src/components/ui/badge.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Menu, MenuHeading, MenuItem, MenuSeparator } from '#src/components/ui/menu.tsx';
import { PageLink } from '#src/components/ui/page-link.tsx';
import { isMemberPath, pathOf } from '#src/config/paths.ts';
import { signOut } from '#src/lib/accounts.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { meQuery } from '#src/lib/me-query.ts';
import { subscriptionQuery } from '#src/lib/subscription-query.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { withQueries } from '#src/lib/with-queries.tsx';
import type { SessionUser } from '#src/stores/session-store.ts';
import { showToast } from '#src/stores/toast-store.ts';
import styles from './account-menu.module.css';

export const AccountMenu = withQueries(function AccountMenu({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data: subscription } = useQuery(subscriptionQuery);
  const { data: me } = useQuery(meQuery);
  const navigate = useNavigate();
  const leave = async () => {
    try {
      await signOut();
      // A person who signs out on purpose is not asked to sign in.
      if (isMemberPath(location.pathname)) {
        void navigate(pathOf('home', language));
      }
      showToast({ title: t('session.loggedOut') });
    } catch (error) {
      const isOffline = error instanceof ApiError && error.code === 'offline';
      showToast({
        title: t('session.logoutFailed'),
        body: isOffline ? t('failure.offline') : t('session.tryLater'),
        tone: 'danger',
      });
    }
  };
  return (
    <Menu
      trigger={
        <Button
          variant="quiet"
          icon={<CircleUser size={20} aria-hidden="true" />}
          aria-label={t('nav.accountOf', { name: user.name })}
        >
          <bdi className={styles['owner']}>{user.name}</bdi>
        </Button>
      }
    >
      <MenuHeading>
        <bdi className={styles['name']}>{user.name}</bdi>
        <bdi className={styles['email']}>{user.email}</bdi>
        <Badge>{subscription?.plan ? plans[subscription.plan].name[language] : t('nav.noPlan')}</Badge>
      </MenuHeading>
      <MenuSeparator />
      <MenuItem icon={<LayoutDashboard size={18} aria-hidden="true" />} render={<PageLink page="dashboard" />}>
        {t('nav.dashboard')}
      </MenuItem>
      <MenuItem icon={<Settings size={18} aria-hidden="true" />} render={<PageLink page="settings" />}>
        {t('nav.settings')}
      </MenuItem>
      {me?.role === 'admin' && (
        <MenuItem icon={<Inbox size={18} aria-hidden="true" />} render={<Link to={adminContactPath} />}>
          {t('nav.inbox')}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={<LogOut size={18} className={styles['exit']} aria-hidden="true" />} onClick={() => void leave()}>
        {t('nav.logout')}
      </MenuItem>
    </Menu>
  );
});
