import { useTranslation } from 'react-i18next';
import { TextWithCode } from './text-with-code.tsx';
import type { Field, OperationId } from './api-reference.ts';
import styles from './api-docs.module.css';

interface FieldTableProps {
  readonly title: string;
  readonly operation: OperationId;
  readonly fields: readonly Field[];
}

/** The fields of a request or an answer: name, type, meaning. */
export function FieldTable({ title, operation, fields }: FieldTableProps) {
  const { t } = useTranslation('apiDocs');
  const { t: meanings } = useTranslation('apiMeanings');
  const texts = meanings(operation, { returnObjects: true }) as Readonly<Record<string, string>>;
  if (fields.length === 0) {
    return null;
  }
  return (
    <div className={styles['table']} role="region" aria-label={`${t(`operations.${operation}.title`)}: ${title}`} tabIndex={0}>
      <table>
        <caption>{title}</caption>
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
                {isRequired && title === t('reference.request') && <small>{t('reference.required')}</small>}
              </th>
              <td>
                <code dir="ltr">{type}</code>
              </td>
              <td>{meaningKey !== undefined && <TextWithCode text={texts[meaningKey] ?? ''} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
