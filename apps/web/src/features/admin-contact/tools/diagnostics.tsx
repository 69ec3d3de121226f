import { useQuery } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#src/lib/api-error.ts';
import { meQuery } from '#src/lib/me-query.ts';
import { useFormat } from '#src/lib/use-format.ts';
import { diagnosticsQuery } from '../state/inbox-queries.ts';
import { useMessages } from '../state/use-messages.ts';
import styles from './diagnostics.module.css';

/** The diagnostics of the inbox: the server's health, and what this screen knows. Nothing here is secret. */
export function Diagnostics() {
  const { t } = useTranslation('adminContact');
  const format = useFormat();
  const me = useQuery(meQuery).data;
  const { data, error } = useQuery(diagnosticsQuery);
  const { messages, error: listError } = useMessages();
  const reasonOf = (failure: Error) =>
    failure instanceof ApiError ? failure.message || t('toast.offline') : t('toast.unexpected');
  const result = data?.result ?? (error ? t('diagnostics.failed', { reason: reasonOf(error) }) : t('list.loading'));
  const facts: readonly (readonly [string, string])[] = [
    [t('diagnostics.auth'), me ? `\u2066${me.email} (${me.role})\u2069` : ''],
    [t('diagnostics.error'), listError ? reasonOf(listError) : t('diagnostics.noError')],
    [t('diagnostics.result'), result],
    [
      t('diagnostics.count'),
      t('diagnostics.countValue', {
        shown: format.number(messages.length),
        all: format.number(data?.messages ?? messages.length),
      }),
    ],
    ...(data
      ? ([
          [
            t('diagnostics.mails'),
            t('diagnostics.mailsValue', {
              waiting: format.number(data.mailsWaiting),
              failed: format.number(data.mailsFailed),
            }),
          ],
          [
            t('diagnostics.receiving'),
            t(data.isReceivingMail ? 'diagnostics.receivingYes' : 'diagnostics.receivingNo'),
          ],
        ] as const)
      : []),
  ];
  return (
    <section className={styles['diagnostics']} aria-label={t('diagnostics.label')}>
      <p className={styles['result']}>
        <Info size={18} aria-hidden="true" />
        {result}
      </p>
      <dl className={styles['facts']}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
