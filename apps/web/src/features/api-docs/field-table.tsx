import { useTranslation } from 'react-i18next';
import { DataTable } from '#src/components/ui/data-table.tsx';
import { TextWithCode } from './text-with-code.tsx';
import type { Field, OperationId } from './api-reference.ts';
import styles from './api-docs.module.css';

interface FieldTableProps {
  readonly title: string;
  /** The name of what has these fields. */
  readonly of: string;
  readonly operation: OperationId;
  readonly fields: readonly Field[];
}

/** The fields of a request or an answer: name, type, meaning. */
export function FieldTable({ title, of, operation, fields }: FieldTableProps) {
  const { t } = useTranslation('apiDocs');
  const { t: meanings } = useTranslation('apiMeanings');
  const texts = meanings(operation, { returnObjects: true }) as Readonly<Record<string, string>>;
  if (fields.length === 0) {
    return null;
  }
  return (
    <DataTable label={`${of}: ${title}`} caption={title}>
      <thead>
        <tr>
          <th scope="col">{t('reference.name')}</th>
          <th scope="col">{t('reference.type')}</th>
          <th scope="col">{t('reference.meaning')}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, type, isRequired, meaningKey }) => (
          <tr key={name}>
            <th scope="row">
              <code dir="ltr">{name}</code>
              {isRequired && title === t('reference.request') && <small className={styles['required']}>{t('reference.required')}</small>}
            </th>
            <td className={styles['type']}>
              <code dir="ltr">{type}</code>
            </td>
            <td>{meaningKey !== undefined && <TextWithCode text={texts[meaningKey] ?? ''} />}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
