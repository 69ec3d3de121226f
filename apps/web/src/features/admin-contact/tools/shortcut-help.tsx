import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { shortcutKeys } from '../state/read-shortcut.ts';
import { useShortcutSettings } from '../state/shortcut-settings.ts';
import styles from './dialogs.module.css';

/**
 * Lists the single-key shortcuts, with a switch to turn them off for people who use speech input or press keys by
 * accident.
 */
export function ShortcutHelp({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['adminContact', 'site']);
  const { isOn, turn } = useShortcutSettings();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('shortcuts.title')}
      actions={<Button onClick={onClose}>{t('site:actions.close')}</Button>}
    >
      <label className={styles['choice']}>
        <input type="checkbox" checked={isOn} onChange={(event) => turn(event.target.checked)} />
        {t('shortcuts.enabled')}
      </label>
      <dl className={styles['keys']}>
        {shortcutKeys.map((key) => (
          <div key={key} style={{ display: 'contents' }}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`shortcuts.${key}`)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('shortcuts.layout')}</p>
    </Dialog>
  );
}
