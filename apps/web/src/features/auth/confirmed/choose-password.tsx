import { useTranslation } from 'react-i18next';
import { AuthFrame } from '../auth-frame.tsx';
import { ChoosePasswordForm } from '../choose-password-form.tsx';

/**
 * Two people registered the address with different passwords, and none of them counts: its owner chooses. The form's
 * end is seen by the page, which shows the confirmation as soon as the account has a password.
 */
export function ChoosePassword() {
  const { t } = useTranslation('auth');
  return (
    <AuthFrame title={t('confirmed.choose.title')} lead={t('confirmed.choose.body')}>
      <ChoosePasswordForm submitLabel={t('confirmed.choose.submit')} onChosen={() => undefined} />
    </AuthFrame>
  );
}
