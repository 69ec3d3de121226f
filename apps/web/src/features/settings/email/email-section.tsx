import { zodResolver } from '@hookform/resolvers/zod';
import { Email } from '@rakhim/contract';
import { useMemo } from 'react';
import { useTranslation, Trans } from 'react-i18next';
import { z } from 'zod';
import { useReauthentication } from '#src/components/reauthentication/use-reauthentication.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { updateAccount } from '#src/lib/accounts.ts';
import { useCheckedForm } from '#src/lib/use-checked-form.ts';
import type { SessionUser } from '#src/stores/session-store.ts';
import { showToast } from '#src/stores/toast-store.ts';
import { SettingsSection } from '../settings-section.tsx';
import { useShowFailure } from '#src/components/failure/use-show-failure.ts';
import { Banner } from '#src/components/ui/banner.tsx';

/** A new address counts once the link that is sent there was used; until then the old one stays. */
export function EmailSection({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation('settings');
  const showFailure = useShowFailure();
  const { withRecentSignIn, dialog } = useReauthentication();
  const schema = useMemo(
    () =>
      z.object({
        email: z
          .string()
          .trim()
          .refine((text) => Email.safeParse(text).success, t('email.invalid'))
          .refine((text) => text.toLowerCase() !== user.email.toLowerCase(), t('email.same')),
      }),
    [t, user.email],
  );
  const { register, handleSubmit, formState } = useCheckedForm({
    resolver: zodResolver(schema),
    defaultValues: { email: user.email },
  });
  const submit = handleSubmit(async ({ email }) => {
    try {
      await withRecentSignIn(() => updateAccount({ email }));
      showToast({ title: t('email.sent') });
    } catch (error) {
      showFailure(error);
    }
  });
  return (
    <SettingsSection title={t('email.title')} body={t('email.body')}>
      <form method="post" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('email.current')}
          type="email"
          dir="ltr"
          autoComplete="email"
          inputMode="email"
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <Button type="submit" isBusy={formState.isSubmitting} disabled={!formState.isDirty}>
          {t('email.change')}
        </Button>
      </form>
      {user.newEmail !== undefined && <PendingEmail email={user.newEmail} />}
      {dialog}
    </SettingsSection>
  );
}

function PendingEmail({ email }: { readonly email: string }) {
  const { t } = useTranslation('settings');
  return (
    <Banner title={t('email.sent')}>
      <p>
        <Trans t={t} i18nKey="email.sentBody" values={{ email }} components={{ address: <bdi /> }} />
      </p>
    </Banner>
  );
}
