import { type ApiKey, revokeApiKey } from '@rakhim/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Copy, Eye, EyeOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { callApi } from '#src/lib/api-client.ts';
import { useFormat } from '#src/lib/use-format.ts';
import { showToast } from '#src/stores/toast-store.ts';
import { apiKeysQuery } from '../dashboard-queries.ts';
import { useShowFailure } from '#src/components/failure/use-show-failure.ts';
import styles from './api-access.module.css';

interface KeyRowProps {
  readonly apiKey: ApiKey;
  /** The whole key while it is being shown. */
  readonly shownKey: string | undefined;
  readonly isRevealable: boolean;
  readonly ask: (id: string) => Promise<string>;
  readonly onShow: (key: string | undefined) => void;
}

/** Few enough that both ends can be seen on the narrowest phone. */
const maskLength = 8;

/** One key: masked until its owner wants to see it, and ready to be copied. */
export function KeyRow({ apiKey, shownKey, isRevealable, ask, onShow }: KeyRowProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const showFailure = useShowFailure();
  const [isRevoking, setIsRevoking] = useState(false);
  const name = apiKey.isDefault ? t('api.default') : apiKey.name;
  const toggle = () => (shownKey === undefined ? ask(apiKey.id).then(onShow, showFailure) : onShow(undefined));
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(shownKey ?? (await ask(apiKey.id)));
      showToast({ title: t('api.copied') });
    } catch (error) {
      showFailure(error);
    }
  };
  const canShow = isRevealable || shownKey !== undefined;
  const Icon = shownKey === undefined ? Eye : EyeOff;
  return (
    <div className={styles['key']}>
      <p className={styles['name']}>
        <bdi>{name}</bdi>
        {apiKey.characterLimit !== null && (
          <span className="tabular">
            {t('api.limitUsed', {
              used: format.number(apiKey.charactersUsed),
              limit: format.number(apiKey.characterLimit),
            })}
          </span>
        )}
        {apiKey.expiresAt && <span>{t('api.endsOn', { date: format.date(apiKey.expiresAt) })}</span>}
        <span>
          {apiKey.lastUsedAt ? t('api.lastUsed', { when: format.dateTime(apiKey.lastUsedAt) }) : t('api.neverUsed')}
        </span>
      </p>
      <div className={styles['secret']}>
        <input
          dir="ltr"
          readOnly
          aria-label={t('api.keyOf', { name })}
          value={shownKey ?? `${apiKey.first4}${'•'.repeat(maskLength)}${apiKey.last4}`}
        />
        {canShow && (
          <>
            <IconButton
              label={t(shownKey === undefined ? 'api.reveal' : 'api.hide', { name })}
              icon={<Icon size={18} aria-hidden="true" />}
              onClick={() => void toggle()}
            />
            <IconButton
              label={t('api.copy', { name })}
              icon={<Copy size={18} aria-hidden="true" />}
              onClick={() => void copy()}
            />
          </>
        )}
        {!apiKey.isDefault && (
          <IconButton
            label={t('api.revokeOf', { name })}
            icon={<Trash2 size={18} aria-hidden="true" />}
            onClick={() => setIsRevoking(true)}
          />
        )}
      </div>
      {isRevoking && <RevokeDialog apiKey={apiKey} onClose={() => setIsRevoking(false)} />}
    </div>
  );
}

function RevokeDialog({ apiKey, onClose }: { readonly apiKey: ApiKey; readonly onClose: () => void }) {
  const { t } = useTranslation('dashboard');
  const queries = useQueryClient();
  const revoke = async () => {
    await callApi(revokeApiKey, { params: { id: apiKey.id } });
    await queries.invalidateQueries({ queryKey: apiKeysQuery.queryKey });
    showToast({ title: t('api.revoked') });
  };
  return (
    <ConfirmDialog
      title={t('api.revokeTitle', { name: apiKey.name })}
      confirm={t('api.revoke')}
      onConfirm={revoke}
      onClose={onClose}
    >
      {t('api.revokeBody')}
    </ConfirmDialog>
  );
}
