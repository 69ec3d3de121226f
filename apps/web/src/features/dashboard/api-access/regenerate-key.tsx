import { type NewApiKey, regenerateApiKey } from '@rakhim/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reauthentication } from '#src/components/reauthentication/use-reauthentication.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { callApi } from '#src/lib/api-client.ts';
import { showToast } from '#src/stores/toast-store.ts';
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx';
import { apiKeysQuery } from '../dashboard-queries.ts';
import { useShowFailure } from '#src/components/failure/use-show-failure.ts';

interface RegenerateKeyProps {
  readonly hasKey: boolean;
  readonly withRecentSignIn: Reauthentication['withRecentSignIn'];
  readonly onMade: (made: NewApiKey) => void;
}

/** Makes the key, or replaces it by another after asking. */
export function RegenerateKey({ hasKey, withRecentSignIn, onMade }: RegenerateKeyProps) {
  const { t } = useTranslation('dashboard');
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => withRecentSignIn(() => callApi(regenerateApiKey, { body: {} })),
    onSuccess: async (made) => {
      await queries.invalidateQueries({ queryKey: apiKeysQuery.queryKey });
      onMade(made);
      showToast({ title: t('api.regenerated'), body: t('api.regeneratedBody') });
    },
    onError: (error) => showFailure(error, t('api.regenerateFailed')),
  });
  const begin = async () => mutate();
  return (
    <div>
      <Button isBusy={isPending} onClick={hasKey ? () => setIsAsking(true) : () => mutate()}>
        {t(isPending ? 'api.regenerating' : hasKey ? 'api.regenerate' : 'api.generate')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('api.regenerateTitle')}
          confirm={t('api.regenerate')}
          onConfirm={begin}
          onClose={() => setIsAsking(false)}
        >
          {t('api.regenerateBody')}
        </ConfirmDialog>
      )}
    </div>
  );
}
