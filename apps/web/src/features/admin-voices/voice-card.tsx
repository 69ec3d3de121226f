import { type NeuralVoice, verifyNeuralVoice } from '@rakhim/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShowFailure } from '#src/components/failure/use-show-failure.ts';
import { Badge } from '#src/components/ui/badge.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { callApi } from '#src/lib/api-client.ts';
import { invalidateQueries } from '#src/lib/invalidate-queries.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { LicenceDialog } from './licence-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { neuralVoicesQuery } from './use-neural-voices.ts';
import styles from './voice-card.module.css';
import { VoiceFacts } from './voice-facts.tsx';

interface VoiceCardProps {
  readonly voice: NeuralVoice;
  /** Something is being done with this voice or another. */
  readonly isBusy: boolean;
}

/** A voice of the list: what it is, and what can be done with it. */
export function VoiceCard({ voice, isBusy }: VoiceCardProps) {
  const { t } = useTranslation('adminVoices');
  const name = voice.name[useLanguage()];
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  const [asks, setAsks] = useState<'add' | 'remove'>();
  const verify = useMutation({
    mutationFn: () => callApi(verifyNeuralVoice, { params: { id: voice.id } }),
    onError: (error) => showFailure(error),
    onSettled: () => invalidateQueries(queries, neuralVoicesQuery.queryKey),
  });
  const close = (): void => setAsks(undefined);
  return (
    <article className={styles['card']} aria-labelledby={`voice-${voice.id}`}>
      <div className={styles['words']}>
        <h2 id={`voice-${voice.id}`} className={styles['name']}>
          {name}
          {voice.isRecommended && <Badge>{t('card.recommended')}</Badge>}
          {voice.installed && <Badge tone="solid">{t('card.installed')}</Badge>}
          {voice.isRefused && <Badge tone="danger">{t('card.refused')}</Badge>}
          {voice.trouble?.isResting && <Badge tone="warning">{t('card.resting')}</Badge>}
        </h2>
        <VoiceFacts voice={voice} />
      </div>
      <div className={styles['actions']}>
        {voice.installed ? (
          <>
            <Button
              size="small"
              disabled={isBusy}
              isBusy={verify.isPending}
              aria-label={t('actions.verifyNamed', { name })}
              onClick={() => verify.mutate()}
            >
              {t('actions.verify')}
            </Button>
            <Button
              size="small"
              variant="quiet"
              disabled={isBusy}
              aria-label={t('actions.removeNamed', { name })}
              onClick={() => setAsks('remove')}
            >
              {t('actions.remove')}
            </Button>
          </>
        ) : (
          <Button
            size="small"
            variant={voice.isRecommended ? 'primary' : 'secondary'}
            disabled={isBusy || voice.isRefused}
            aria-label={t('actions.addNamed', { name })}
            onClick={() => setAsks('add')}
          >
            {t('actions.add')}
          </Button>
        )}
      </div>
      {asks === 'add' && <LicenceDialog voice={voice} onClose={close} />}
      {asks === 'remove' && <RemoveDialog voice={voice} onClose={close} />}
    </article>
  );
}
