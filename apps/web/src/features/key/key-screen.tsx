import { useTranslation } from 'react-i18next';
import { PageBody } from '#src/components/ui/page-body.tsx';
import { PageHeader } from '#src/components/ui/page-header.tsx';
import { useDesktopKey } from '#src/lib/use-desktop-key.ts';
import { KeyState } from './key-state.tsx';
import { PasteKeyForm } from './paste-key-form.tsx';
import { ServerForm } from './server-form.tsx';
import { SignIn } from './sign-in.tsx';

/** The key of the account: to be given, tested and removed, and never shown. */
export function KeyScreen() {
  const { t } = useTranslation('key');
  const { data: status } = useDesktopKey();
  return (
    <PageBody width="reading">
      <title>{t('title')}</title>
      <PageHeader title={t('title')} lead={t('lead')} />
      {status && (
        <>
          <KeyState status={status} />
          <SignIn isPrimary={!status.isPresent} />
          <PasteKeyForm />
          <ServerForm key={status.server} server={status.server} />
        </>
      )}
    </PageBody>
  );
}
