import type { InboxMessage } from '@rakhim/contract';
import { useTranslation } from 'react-i18next';
import { Banner } from '#src/components/ui/banner.tsx';
import { useFormat } from '#src/lib/use-format.ts';

/** The reason why a message is among the spam, rule by rule. */
export function SpamNotice({ message }: { readonly message: InboxMessage }) {
  const { t } = useTranslation('adminContact');
  const format = useFormat();
  const { isSpam, spamScore, spamReasons } = message;
  if (!isSpam) {
    return null;
  }
  const points = (number: number) => t('pane.spamScore', { count: number, number: format.number(number) });
  return (
    <Banner tone="warning" title={`${t('pane.spamTitle')} · ${points(spamScore)}`}>
      {spamReasons.length === 0 ? (
        <p>{t('pane.spamByHand')}</p>
      ) : (
        <ul role="list">
          {spamReasons.map((reason) => (
            <li key={reason.rule}>
              {t(`spam.${reason.rule}`)} ({points(reason.points)})
            </li>
          ))}
        </ul>
      )}
    </Banner>
  );
}
