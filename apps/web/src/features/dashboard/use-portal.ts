import { createPortal } from '@rakhim/contract';
import { useMutation } from '@tanstack/react-query';
import {
  describeFailure,
  type SubscriptionFailure,
} from '#src/components/subscription-failure/subscription-failure.ts';
import type { z } from 'zod';
import { callApi } from '#src/lib/api-client.ts';
import { usePageRestored } from '#src/lib/use-page-restored.ts';

/** Asks for the portal's address; a proxy between us and the server may answer with less than the contract says. */
async function openPortal(): Promise<{ readonly url: string }> {
  const answer: Partial<z.infer<(typeof createPortal)['response']>> | null = await callApi(createPortal);
  if (!answer?.url) {
    throw new Error('The address of the portal is missing.');
  }
  return { url: answer.url };
}

/** Leaves for the billing portal, unless somebody has gone elsewhere meanwhile; a failure is handed on. */
export function usePortal(onFailure: (failure: SubscriptionFailure) => void) {
  const { mutate, isPending, isSuccess, reset } = useMutation({
    networkMode: 'always',
    mutationFn: openPortal,
  });
  usePageRestored(reset);
  const open = () =>
    mutate(undefined, {
      onSuccess: ({ url }) => location.assign(url),
      onError: (error) => onFailure(describeFailure(error, 'portal')),
    });
  return { isOpening: isPending || isSuccess, open };
}
