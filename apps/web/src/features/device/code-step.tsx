import { type DeviceRequest, findDeviceRequest, formatUserCode, normalizeUserCode } from '@rakhim/contract';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#src/components/ui/button.tsx';
import { PageHeader } from '#src/components/ui/page-header.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { callApi } from '#src/lib/api-client.ts';
import { ApiError } from '#src/lib/api-error.ts';
import styles from './device.module.css';

/**
 * Asks for the code that the program shows. A link may bring it along (as `user_code`: `code` is how sign-ins come
 * back), but does nothing with it by itself.
 */
export function CodeStep({ onFound }: { readonly onFound: (request: DeviceRequest) => void }) {
  const { t } = useTranslation('device');
  const { t: tSite } = useTranslation('site');
  const [search] = useSearchParams();
  const [code, setCode] = useState(() => inForm(search.get('user_code') ?? ''));
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function submit(): Promise<void> {
    if (normalizeUserCode(code) === undefined) {
      setFailure(t('code.incomplete'));
      return;
    }
    setBusy(true);
    setFailure(undefined);
    try {
      onFound(await callApi(findDeviceRequest, { body: { userCode: code } }));
    } catch (error) {
      const { code: errorCode, message } = error instanceof ApiError ? error : { code: undefined, message: '' };
      setFailure(errorCode === 'offline' ? tSite('failure.offline') : message || tSite('failure.tryLater'));
      setBusy(false);
    }
  }

  return (
    <>
      <PageHeader title={t('title')} lead={t('code.lead')} />
      <form
        method="post"
        noValidate
        className={styles['stack']}
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextField
          label={t('code.label')}
          hint={t('code.hint')}
          error={failure}
          value={code}
          onChange={(event) => setCode(inForm(event.target.value))}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          placeholder="XXXX-XXXX"
          autoFocus
        />
        <Button type="submit" variant="primary" isWide isBusy={isBusy}>
          {t('code.continue')}
        </Button>
      </form>
    </>
  );
}

/** Shows a whole code the way the program shows it, and leaves an unfinished one alone. */
function inForm(typed: string): string {
  const letters = normalizeUserCode(typed);
  return letters === undefined ? typed.toUpperCase() : formatUserCode(letters);
}
