import type { UpdateState } from '@rakhim/contract/desktop';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '#src/components/ui/banner.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { callDesktop, onDesktopEvent } from '#src/lib/desktop-bridge.ts';
import { useFormat } from '#src/lib/use-format.ts';

/** A banner that announces a new version and lets the person decide when to install it. */
export function UpdateBanner() {
  const { t } = useTranslation('desktop');
  const format = useFormat();
  const [{ state, version = '', percent = 0 }, setUpdate] = useState<UpdateState>({ state: 'off' });
  useEffect(() => {
    void callDesktop('update.check', {}).then(setUpdate);
    return onDesktopEvent('update.changed', setUpdate);
  }, []);
  if (state === 'available') {
    return (
      <Banner
        title={t('update.available', { version })}
        actions={<Button onClick={() => void callDesktop('update.download', {})}>{t('update.download')}</Button>}
      />
    );
  }
  if (state === 'downloading') {
    return <Banner title={t('update.downloading', { percent: format.number(percent / 100, { style: 'percent' }) })} />;
  }
  if (state === 'ready') {
    return (
      <Banner
        title={t('update.ready', { version })}
        actions={<Button onClick={() => void callDesktop('update.install', {})}>{t('update.install')}</Button>}
      />
    );
  }
  return null;
}
