import { useTranslation } from 'react-i18next';
import styles from './api-docs.module.css';
import { operationGroups } from './api-reference.ts';
import { OperationReference } from './operation-reference.tsx';
import { TextWithCode } from './text-with-code.tsx';
import { useOperationTexts } from './use-operation-texts.ts';

/**
 * Everything that programs can call. Its tables and sentences are much, and none of it has to be alive for the page to
 * be read.
 */
export function Reference() {
  const { t } = useTranslation('apiDocs');
  return (
    <div className={styles['reference']}>
      {operationGroups.map(({ group, operations }, groupIndex) => (
        <section key={group} className={styles['group']} aria-labelledby={`group-${group}`}>
          <h3 id={`group-${group}`}>{t(`groups.${group}`)}</h3>
          {operations.map((operation, index) => (
            <OperationReference key={operation.id} operation={operation} isFirst={groupIndex === 0 && index === 0} />
          ))}
        </section>
      ))}
    </div>
  );
}

/** The ways to each call. */
export function ReferenceLinks() {
  const { t } = useTranslation('apiDocs');
  const textsOf = useOperationTexts();
  return operationGroups.map(({ group, operations }) => (
    <li key={group}>
      <a href={`#group-${group}`} className={styles['groupLink']}>
        {t(`groups.${group}`)}
      </a>
      <ul role="list">
        {operations.map(({ id }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <TextWithCode text={textsOf(id).title} />
            </a>
          </li>
        ))}
      </ul>
    </li>
  ));
}
