import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { CodeBlock } from '#src/components/ui/code-block.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';

/** A signing secret, the one time that it is shown. */
export function SecretDialog({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) {
  const { t } = useTranslation('webhooks');
  const done = (
    <Button variant="primary" onClick={onClose}>
      {t('secret.done')}
    </Button>
  );
  return (
    <Dialog isOpen onClose={onClose} title={t('secret.title')} actions={done}>
      <p>{t('secret.body')}</p>
      <CodeBlock
        code={secret}
        label={t('secret.label')}
        copyLabel={t('secret.copy')}
        copiedMessage={t('secret.copied')}
      />
    </Dialog>
  );
}
