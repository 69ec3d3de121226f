import { Trans, useTranslation } from 'react-i18next';
import { Banner } from '#src/components/ui/banner.tsx';
import type { SentMessage } from './use-send-message.ts';

/** That a message arrived, under which name, and where the answer will come. */
export function Receipt({ reference, email }: SentMessage) {
  const { t } = useTranslation(['contact', 'contactForm']);
  return (
    <Banner title={t('contactForm:sent')}>
      <p>
        <Trans
          t={t}
          i18nKey="form.receipt"
          values={{ reference, email }}
          components={{ code: <bdi dir="ltr" className="tabular" />, address: <bdi dir="ltr" /> }}
        />
      </p>
    </Banner>
  );
}
