import { type HistoryItem, type Share, shareHistoryItem, unshareHistoryItem } from '@rakhim/contract';
import { limits } from '@rakhim/contract/limits';
import type { Language } from '@rakhim/i18n/languages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, Copy, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShowFailure } from '#src/components/failure/use-show-failure.ts';
import { Button } from '#src/components/ui/button.tsx';
import { ChoiceGroup } from '#src/components/ui/choice-group.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { callApi } from '#src/lib/api-client.ts';
import { historyKey } from '#src/lib/history-query.ts';
import { useFormat } from '#src/lib/use-format.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { showToast } from '#src/stores/toast-store.ts';
import styles from './share-dialog.module.css';

interface ShareDialogProps {
  readonly item: HistoryItem;
  readonly onClose: () => void;
}

const choices = [7, limits.shareDaysUsual, limits.shareDaysMax];

/** Makes a listening page of an utterance, shows its link, and ends it. */
export function ShareDialog({ item, onClose }: ShareDialogProps) {
  const { t } = useTranslation('utterances');
  const { t: site } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  const [days, setDays] = useState<number>(limits.shareDaysUsual);
  const [share, setShare] = useState(item.share);
  const params = { id: item.id };
  const refresh = () => queries.invalidateQueries({ queryKey: historyKey });

  const create = useMutation({
    networkMode: 'always',
    mutationFn: () => callApi(shareHistoryItem, { params, body: { days } }),
    onSuccess: (made) => {
      setShare(made);
      void refresh();
    },
    onError: (error) => showFailure(error),
  });
  const end = useMutation({
    networkMode: 'always',
    mutationFn: () => callApi(unshareHistoryItem, { params }),
    onSuccess: () => {
      void refresh();
      showToast({ title: t('sharing.ended') });
      onClose();
    },
    onError: (error) => showFailure(error),
  });

  const actions = (
    <>
      {share ? (
        <>
          <CopyLink address={addressOf(share, language)} />
          <Button variant="secondary" isBusy={end.isPending} onClick={() => end.mutate()}>
            {t('sharing.end')}
          </Button>
        </>
      ) : (
        <Button variant="primary" isBusy={create.isPending} onClick={() => create.mutate()}>
          {t('sharing.create')}
        </Button>
      )}
      <Button variant="quiet" onClick={onClose}>
        {site(share ? 'actions.close' : 'actions.cancel')}
      </Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={t('sharing.title')} actions={actions}>
      <div className={styles['body']}>
        <p>{t('sharing.body')}</p>
        {share ? (
          <ShareLink share={share} />
        ) : (
          <ChoiceGroup
            label={t('sharing.days')}
            options={choices.map((count) => ({
              value: String(count),
              label: t('sharing.forDays', { count, number: format.number(count) }),
            }))}
            value={String(days)}
            onChoose={(value) => setDays(Number(value))}
          />
        )}
      </div>
    </Dialog>
  );
}

function ShareLink({ share }: { readonly share: Share }) {
  const { t } = useTranslation('utterances');
  const language = useLanguage();
  const format = useFormat();
  const address = addressOf(share, language);
  return (
    <>
      <input
        className={styles['link']}
        dir="ltr"
        readOnly
        aria-label={t('sharing.link')}
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <p className={styles['end']}>
        {t('sharing.until', { date: format.date(share.expiresAt) })}{' '}
        <a href={address} target="_blank" rel="noopener">
          {t('sharing.open')}
          <ExternalLink size={14} aria-hidden="true" />
        </a>
      </p>
    </>
  );
}

function CopyLink({ address }: { readonly address: string }) {
  const { t } = useTranslation('utterances');
  const [isCopied, setIsCopied] = useState(false);
  return (
    <Button
      variant="primary"
      icon={isCopied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
      onClick={() => void navigator.clipboard.writeText(address).then(() => setIsCopied(true))}
    >
      {t(isCopied ? 'sharing.copied' : 'sharing.copy')}
    </Button>
  );
}

/** The page in the language of the person who shares it. */
function addressOf({ url }: Share, language: Language): string {
  return url.replace('/ar/', `/${language}/`);
}
