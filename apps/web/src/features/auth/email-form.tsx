import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { Button } from '#src/components/ui/button.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { useCheckedForm } from '#src/lib/use-checked-form.ts';
import formStyles from './form.module.css';
import { emailRule } from './rules.ts';

interface EmailFormProps {
  readonly submitLabel: string;
  readonly isBusy: boolean;
  readonly onSubmit: (email: string) => void;
}

/** An address to which something is sent. */
export function EmailForm({ submitLabel, isBusy, onSubmit }: EmailFormProps) {
  const { t } = useTranslation('auth');
  const schema = useMemo(() => z.object({ email: emailRule(t) }), [t]);
  const { register, handleSubmit, formState } = useCheckedForm({ resolver: zodResolver(schema) });
  const submit = handleSubmit(({ email }) => onSubmit(email));
  return (
    <form className={formStyles['form']} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('fields.email')}
        type="email"
        dir="ltr"
        autoComplete="email"
        inputMode="email"
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <Button type="submit" variant="primary" isWide isBusy={isBusy}>
        {submitLabel}
      </Button>
    </form>
  );
}
