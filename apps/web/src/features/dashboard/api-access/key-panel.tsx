import { createSpeech, revealApiKey } from '@rakhim/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReauthentication } from '#src/components/reauthentication/use-reauthentication.tsx';
import { Banner } from '#src/components/ui/banner.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { CodeBlock } from '#src/components/ui/code-block.tsx';
import { LoadState } from '#src/components/ui/load-state.tsx';
import { callApi } from '#src/lib/api-client.ts';
import { apiKeysQuery } from '../dashboard-queries.ts';
import styles from './api-access.module.css';
import { KeyRow } from './key-row.tsx';
import { NewKeyDialog } from './new-key-dialog.tsx';
import { RegenerateKey } from './regenerate-key.tsx';

/** The account's first key and how to use it; below it the others, unless they are shown elsewhere. */
export function KeyPanel({ hasOthers }: { readonly hasOthers: boolean }) {
  const { t } = useTranslation('dashboard');
  const { withRecentSignIn, dialog } = useReauthentication();
  const { data, isError, refetch } = useQuery(apiKeysQuery);
  const [isNaming, setIsNaming] = useState(false);
  const [shown, setShown] = useState<Readonly<Record<string, string>>>({});
  if (!data) {
    return <LoadState isError={isError} failure={t('loadFailed')} onRetry={() => void refetch()} />;
  }
  const main = data.apiKeys.find((key) => key.isDefault);
  const others = data.apiKeys.filter((key) => !key.isDefault);
  const ask = (id: string) => withRecentSignIn(async () => (await callApi(revealApiKey, { params: { id } })).key);
  const show = (id: string, key: string | undefined) =>
    setShown(({ [id]: _, ...rest }) => (key === undefined ? rest : { ...rest, [id]: key }));
  const rowOf = (key: NonNullable<typeof main>) => (
    <KeyRow
      key={key.id}
      apiKey={key}
      shownKey={shown[key.id]}
      isRevealable={data.isRevealable}
      ask={ask}
      onShow={(secret) => show(key.id, secret)}
    />
  );
  return (
    <div className={styles['panel']}>
      {main ? rowOf(main) : <p className={styles['missing']}>{t('api.missing')}</p>}
      {main && !data.isRevealable && <p className={styles['note']}>{t('api.onceOnly')}</p>}
      <RegenerateKey
        hasKey={main !== undefined}
        withRecentSignIn={withRecentSignIn}
        onMade={({ key, apiKey }) => show(apiKey.id, key)}
      />
      <Banner tone="warning" title={t('api.secure')}>
        <p>{t('api.secureBody')}</p>
      </Banner>
      <h3>{t('api.example')}</h3>
      <CodeBlock
        code={exampleRequest()}
        label={t('api.example')}
        copyLabel={t('api.copyExample')}
        copiedMessage={t('api.exampleCopied')}
      />
      {main && hasOthers && (
        <>
          <h3>{t('api.others')}</h3>
          <p className={styles['note']}>{t('api.othersBody')}</p>
          {others.map(rowOf)}
          <div>
            <Button onClick={() => setIsNaming(true)}>{t('api.new.open')}</Button>
          </div>
        </>
      )}
      {isNaming && (
        <NewKeyDialog
          withRecentSignIn={withRecentSignIn}
          onMade={({ key, apiKey }) => show(apiKey.id, key)}
          onClose={() => setIsNaming(false)}
        />
      )}
      {dialog}
    </div>
  );
}

function exampleRequest(): string {
  return [
    `curl ${location.origin}${createSpeech.paths[0]} \\`,
    `  -H 'x-api-key: YOUR_API_KEY' \\`,
    `  -H 'content-type: application/json' \\`,
    `  -H 'accept: audio/mpeg' \\`,
    `  -d '{"text":"مرحبًا بكم في رخيم.","dialect":"msa"}' \\`,
    `  -o hello.mp3`,
  ].join('\n');
}
