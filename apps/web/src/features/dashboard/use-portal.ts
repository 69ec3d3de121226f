import { createPortal } from '@rakhim/contract';
import { useMutation } from '@tanstack/react-query';
import {
  describeFailure,
  type SubscriptionFailure,
} from '#src/components/subscription-failure/subscription-failure.ts';
import { callApi } from '#src/lib/api-client.ts';
import { usePageRestored } from '#src/lib/use-page-restored.ts';

/** Leaves for the billing portal, unless somebody has gone elsewhere meanwhile; a failure is handed on. */
export function usePortal(onFailure: (failure: SubscriptionFailure) => void) {
  const { mutate, isPending, isSuccess, reset } = useMutation({
    networkMode: 'always',
    mutationFn: () => callApi(createPortal),
  });
  usePageRestored(reset);
  const open = () =>
    mutate(undefined, {
      onSuccess: ({ url }) => location.assign(url),
      onError: (error) => onFailure(describeFailure(error, 'portal')),
    });
  return { isOpening: isPending || isSuccess, open };
}
