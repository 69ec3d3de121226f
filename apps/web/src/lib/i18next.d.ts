import type { WebTexts } from '@rakhim/i18n/web';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'site';
    resources: WebTexts;
  }
}
