import { useTranslation } from 'react-i18next';
import type { OperationId } from './api-reference.ts';

interface OperationTexts {
  readonly title: string;
  /** An additional remark. */
  readonly body: string | undefined;
}

/** The title of a call: the contract's own, unless the page has a better one. */
export function useOperationTexts(): (operation: OperationId) => OperationTexts {
  const { t } = useTranslation('apiDocs');
  const { t: meanings } = useTranslation('apiMeanings');
  const own = t('operations', { returnObjects: true }) as Readonly<Partial<Record<OperationId, OperationTexts>>>;
  return (operation) => ({
    title: own[operation]?.title ?? meanings(`${operation}.summary`),
    body: own[operation]?.body,
  });
}
