import { useTranslation } from 'react-i18next';
import type { OperationId } from './api-reference.ts';

interface OperationTexts {
  readonly title: string;
  /** What is to be said beyond it. */
  readonly body: string | undefined;
}

/** What a call is named, in words: the contract's own, unless the page has better ones. */
export function useOperationTexts(): (operation: OperationId) => OperationTexts {
  const { t } = useTranslation('apiDocs');
  const { t: meanings } = useTranslation('apiMeanings');
  const own = t('operations', { returnObjects: true }) as Readonly<Partial<Record<OperationId, OperationTexts>>>;
  return (operation) => ({
    title: own[operation]?.title ?? meanings(`${operation}.summary`),
    body: own[operation]?.body,
  });
}
