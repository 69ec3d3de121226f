import { useTranslation } from 'react-i18next';
import styles from './api-docs.module.css';
import type { Operation } from './api-reference.ts';
import { FieldTable } from './field-table.tsx';
import { VoiceTable } from './voice-table.tsx';

export function OperationReference({ operation }: { readonly operation: Operation }) {
  const { t } = useTranslation('apiDocs');
  const { id, method, path, parameters, request, response, errors } = operation;
  return (
    <section className={styles['operation']} aria-labelledby={id}>
      <h3 id={id}>{t(`operations.${id}.title`)}</h3>
      <p className={styles['address']}>
        <code dir="ltr">{`${method} ${path}`}</code>
      </p>
      <p>{t(`operations.${id}.body`)}</p>
      <FieldTable title={t('reference.parameters')} operation={id} fields={parameters} />
      <FieldTable title={t('reference.request')} operation={id} fields={request} />
      <FieldTable title={t('reference.response')} operation={id} fields={response} />
      {id === 'listVoices' && <VoiceTable />}
      <details>
        <summary>{t('reference.errors')}</summary>
        <dl className={styles['errors']}>
          {errors.map(({ status, codes }) => (
            <div key={status}>
              <dt className="tabular">{status}</dt>
              <dd>
                {codes.map((code) => (
                  <code key={code} dir="ltr">
                    {code}
                  </code>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}
