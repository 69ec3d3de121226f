import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '#src/components/ui/password-field.tsx';

interface NewPasswordFieldsProps {
  readonly label: string;
  readonly hint: string;
  readonly passwordField: UseFormRegisterReturn;
  readonly confirmField: UseFormRegisterReturn;
  readonly passwordError: string | undefined;
  readonly confirmError: string | undefined;
}

/** A password that is being chosen, twice. */
export function NewPasswordFields({
  label,
  hint,
  passwordField,
  confirmField,
  passwordError,
  confirmError,
}: NewPasswordFieldsProps) {
  const { t } = useTranslation('auth');
  const names = {
    showLabel: t('fields.showPassword'),
    hideLabel: t('fields.hidePassword'),
    autoComplete: 'new-password',
  } as const;
  return (
    <>
      <PasswordField label={label} hint={hint} error={passwordError} {...names} {...passwordField} />
      <PasswordField label={t('fields.confirmPassword')} error={confirmError} {...names} {...confirmField} />
    </>
  );
}
