import { addNeuralVoice, type NeuralVoice } from '@rakhim/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useShowFailure } from '#src/components/failure/use-show-failure.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { callApi } from '#src/lib/api-client.ts';
import { invalidateQueries } from '#src/lib/invalidate-queries.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { neuralVoicesQuery } from './use-neural-voices.ts';
import styles from './licence-dialog.module.css';

/** Shows the licence of a voice; whoever agrees has it fetched. */
export function LicenceDialog({ voice, onClose }: { readonly voice: NeuralVoice; readonly onClose: () => void }) {
  const { t } = useTranslation('adminVoices');
  const { t: site } = useTranslation();
  const language = useLanguage();
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  const { id, licence, attribution, page, commercialUse } = voice;
  const add = useMutation({
    mutationFn: () => callApi(addNeuralVoice, { params: { id }, body: { licenceSha256: licence.sha256 } }),
    onError: (error) => showFailure(error),
    onSuccess: onClose,
    onSettled: () => invalidateQueries(queries, neuralVoicesQuery.queryKey),
  });
  const actions = (
    <>
      <Button variant="primary" isBusy={add.isPending} onClick={() => add.mutate()}>
        {t('licence.agree')}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {site('actions.cancel')}
      </Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={t('licence.title', { name: voice.name[language] })} actions={actions}>
      <div className={styles['words']}>
        <p>{licence.text[language]}</p>
        {commercialUse === 'unclear' && <p className={styles['unclear']}>{t('licence.unclear')}</p>}
        <p dir="auto">{t('card.attribution', { attribution: `\u2068${attribution}\u2069` })}</p>
        <ul role="list" className={styles['links']}>
          <li>
            <a href={licence.url} target="_blank" rel="noreferrer">
              {t('licence.full', { licence: licence.id })}
            </a>
          </li>
          <li>
            <a href={page} target="_blank" rel="noreferrer">
              {t('card.page')}
            </a>
          </li>
        </ul>
        <p className={styles['note']}>{t('licence.recorded')}</p>
      </div>
    </Dialog>
  );
}
