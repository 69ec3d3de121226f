import { adminContactPath, adminVoicesPath } from '@rakhim/contract/pages';
import { plans } from '@rakhim/contract/plans';
import { useQuery } from '@tanstack/react-query';
import { AudioLines, Inbox, LayoutDashboard, LogOut, Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Badge } from '#src/components/ui/badge.tsx';
import { Menu, MenuChoices, MenuHeading, MenuItem, MenuSeparator } from '#src/components/ui/menu.tsx';
import { PageLink } from '#src/components/ui/page-link.tsx';
import { meQuery } from '#src/lib/me-query.ts';
import { subscriptionQuery } from '#src/lib/subscription-query.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { withQueries } from '#src/lib/with-queries.tsx';
import type { SessionUser } from '#src/stores/session-store.ts';
import { type ThemeChoice, themeChoices, useThemeStore } from '#src/stores/theme-store.ts';
import { AccountButton } from './account-button.tsx';
import styles from './account-menu.module.css';
import { themeIcons } from './theme-icons.ts';
import { useSignOut } from './use-sign-out.ts';

export const AccountMenu = withQueries(function AccountMenu({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data: subscription } = useQuery(subscriptionQuery);
  const { data: me } = useQuery(meQuery);
  const leave = useSignOut();
  return (
    <Menu trigger={<AccountButton name={user.name} />}>
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
        <>
          <MenuItem icon={<Inbox size={18} aria-hidden="true" />} render={<Link to={adminContactPath} />}>
            {t('nav.inbox')}
          </MenuItem>
          <MenuItem icon={<AudioLines size={18} aria-hidden="true" />} render={<Link to={adminVoicesPath} />}>
            {t('nav.neuralVoices')}
          </MenuItem>
        </>
      )}
      <MenuSeparator />
      <ThemeChoices />
      <MenuSeparator />
      <MenuItem icon={<LogOut size={18} className={styles['exit']} aria-hidden="true" />} onClick={() => void leave()}>
        {t('nav.logout')}
      </MenuItem>
    </Menu>
  );
});

function ThemeChoices() {
  const { t } = useTranslation();
  const { choice, choose } = useThemeStore();
  return (
    <MenuChoices
      label={t('theme.label')}
      value={choice}
      options={themeChoices.map((id) => ({ id, label: t(`theme.${id}`), icon: themeIcons[id] }))}
      onChoose={(id: ThemeChoice) => choose(id)}
    />
  );
}
