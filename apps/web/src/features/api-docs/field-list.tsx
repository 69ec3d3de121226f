import { useTranslation } from 'react-i18next';
import styles from './api-docs.module.css';
import type { Field, OperationId } from './api-reference.ts';
import { TextWithCode } from './text-with-code.tsx';

interface FieldListProps {
  readonly operation: OperationId;
  readonly fields: readonly Field[];
  /** Shows which fields are required. */
  readonly isSent: boolean;
}

/**
 * The fields of a request or an answer: name, type, meaning. A list rather than a table, so that it can be read on a
 * phone.
 */
export function FieldList({ operation, fields, isSent }: FieldListProps) {
  const { t } = useTranslation('apiDocs');
  const { t: meanings } = useTranslation('apiMeanings');
  const texts = meanings(operation, { returnObjects: true }) as Readonly<Record<string, string>>;
  return (
    <dl className={styles['fields']}>
      {fields.map(({ name, type, isRequired, meaningKey }) => (
        <div key={name}>
          <dt>
            <code dir="ltr">{name}</code>
            <code dir="ltr" className={styles['type']}>
              {type}
            </code>
            {isSent && isRequired && <span className={styles['required']}>{t('reference.required')}</span>}
          </dt>
          {meaningKey !== undefined && (
            <dd>
              <TextWithCode text={texts[meaningKey] ?? ''} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
