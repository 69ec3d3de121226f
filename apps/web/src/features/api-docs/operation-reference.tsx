import { useTranslation } from 'react-i18next';
import { Badge } from '#src/components/ui/badge.tsx';
import { CodeBlock } from '#src/components/ui/code-block.tsx';
import { VoiceTable } from '#src/components/voices/voice-table.tsx';
import { publicOrigin } from '#src/config/public-origin.ts';
import styles from './api-docs.module.css';
import type { Operation } from './api-reference.ts';
import { FieldList } from './field-list.tsx';
import { writeShellCall } from './operation-examples.ts';
import { TextWithCode } from './text-with-code.tsx';
import { useOperationTexts } from './use-operation-texts.ts';

interface OperationReferenceProps {
  readonly operation: Operation;
  /** Shown at once, with what it answers; the others are opened by those who need them. */
  readonly isFirst: boolean;
}

/** One call: what it does, what it takes and answers, and how it is made. */
export function OperationReference({ operation, isFirst }: OperationReferenceProps) {
  const { t } = useTranslation('apiDocs');
  const { title, body } = useOperationTexts()(operation.id);
  const { id, method, path, isOpen, parameters, request, response, errors } = operation;
  return (
    <details className={styles['operation']} open={isFirst}>
      <summary className={styles['head']}>
        <h4 id={id}>
          <TextWithCode text={title} />
        </h4>
        <span className={styles['address']}>
          <code dir="ltr">
            <strong>{method}</strong> {path}
          </code>
          {isOpen && <Badge>{t('reference.open')}</Badge>}
        </span>
      </summary>
      {body !== undefined && <p>{body}</p>}
      <CodeBlock
        code={writeShellCall(operation, publicOrigin())}
        label={`curl: ${title}`}
        copyLabel={`${t('examples.copy')}: ${title}`}
        copiedMessage={t('examples.copied')}
      />
      {parameters.length > 0 && (
        <>
          <h5>{t('reference.parameters')}</h5>
          <FieldList operation={id} fields={parameters} isSent />
        </>
      )}
      {request.length > 0 && (
        <>
          <h5>{t('reference.request')}</h5>
          <FieldList operation={id} fields={request} isSent />
        </>
      )}
      {response.length > 0 && (
        <details open={isFirst}>
          <summary>{t('reference.response')}</summary>
          <FieldList operation={id} fields={response} isSent={false} />
        </details>
      )}
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
    </details>
  );
}
