import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Banner } from '#src/components/ui/banner.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { callDesktop } from '#src/lib/desktop-bridge.ts';
import { useDesktopKey } from '#src/lib/use-desktop-key.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { useQueueStore } from './queue-store.ts';

/** The notices about what blocks the batch, with the way out. */
export function BatchNotices() {
  const { t } = useTranslation('batch');
  const language = useLanguage();
  const reason = useQueueStore((queue) => queue.run?.reason);
  const { data: key } = useDesktopKey();
  const toKey = <Link to={`/${language}/key`}>{t('keyMissing.action')}</Link>;
  if (key && !key.isPresent) {
    return <Banner title={t('keyMissing.title')} actions={toKey} />;
  }
  if (reason === undefined || reason === 'user') {
    return null;
  }
  const toPlans = <Button onClick={() => void callDesktop('link.open', { page: 'pricing' })}>{t('upgrade')}</Button>;
  const ways = { key: toKey, quota: toPlans, subscription: toPlans, offline: undefined, disk: undefined };
  return (
    <Banner tone={reason === 'offline' ? 'info' : 'warning'} title={t(`paused.${reason}`)} actions={ways[reason]} />
  );
}
