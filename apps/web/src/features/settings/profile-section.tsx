import { zodResolver } from '@hookform/resolvers/zod';
import { limits, PersonName } from '@rakhim/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { Button } from '#src/components/ui/button.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { updateAccount } from '#src/lib/accounts.ts';
import { useCheckedForm } from '#src/lib/use-checked-form.ts';
import { useFormat } from '#src/lib/use-format.ts';
import type { SessionUser } from '#src/stores/session-store.ts';
import { showToast } from '#src/stores/toast-store.ts';
import { SettingsSection } from './settings-section.tsx';
import { useShowFailure } from '#src/components/failure/use-show-failure.ts';

export function ProfileSection({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const showFailure = useShowFailure();
  const schema = useMemo(
    () =>
      z.object({
        name: z
          .string()
          .trim()
          .min(1, t('profile.nameRequired'))
          .refine(
            (text) => text === '' || PersonName.safeParse(text).success,
            t('profile.nameTooLong', { max: format.number(limits.personNameCharactersMax) }),
          ),
      }),
    [t, format],
  );
  const { register, handleSubmit, formState } = useCheckedForm({
    resolver: zodResolver(schema),
    defaultValues: { name: user.name },
  });
  const submit = handleSubmit(async ({ name }) => {
    try {
      await updateAccount({ data: { name } });
      showToast({ title: t('profile.saved') });
    } catch (error) {
      showFailure(error);
    }
  });
  return (
    <SettingsSection title={t('profile.title')} body={t('profile.body')}>
      <form method="post" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('profile.name')}
          autoComplete="name"
          error={formState.errors.name?.message}
          {...register('name')}
        />
        <Button type="submit" isBusy={formState.isSubmitting} disabled={!formState.isDirty}>
          {t('profile.save')}
        </Button>
      </form>
    </SettingsSection>
  );
}
