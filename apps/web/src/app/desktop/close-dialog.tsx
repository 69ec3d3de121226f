import type { DesktopRequest } from '@rakhim/contract/desktop';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { callDesktop, onDesktopEvent } from '#src/lib/desktop-bridge.ts';

/** Asked when the window is closed while files are being read. */
export function CloseDialog() {
  const { t } = useTranslation('desktop');
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => onDesktopEvent('close.asked', () => setIsAsked(true)), []);

  function decide(choice: DesktopRequest<'close.decide'>['choice']) {
    setIsAsked(false);
    void callDesktop('close.decide', { choice });
  }

  return (
    <Dialog
      isOpen={isAsked}
      onClose={() => decide('stay')}
      title={t('close.title')}
      actions={
        <>
          <Button variant="primary" onClick={() => decide('keep_running')}>
            {t('close.keepRunning')}
          </Button>
          <Button onClick={() => decide('pause_and_quit')}>{t('close.pauseAndQuit')}</Button>
          <Button variant="quiet" onClick={() => decide('stay')}>
            {t('close.stay')}
          </Button>
        </>
      }
    >
      <p>{t('close.body')}</p>
    </Dialog>
  );
}
