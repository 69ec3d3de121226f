import type { WebNamespace } from '@rakhim/i18n/web';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * A page that waits for all of its texts before any of it is shown. A part that came later and waited for its own would
 * have the whole page hidden for as long, as the boundary that waits lies above it.
 */
export function withTexts(Page: ComponentType, namespaces: readonly WebNamespace[]): ComponentType {
  return function PageWithTexts() {
    useTranslation([...namespaces]);
    return <Page />;
  };
}
