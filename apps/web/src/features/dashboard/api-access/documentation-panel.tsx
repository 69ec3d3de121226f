import { createSpeech, defaultDialect, defaultVoice, limits } from '@rakhim/contract';
import { Trans, useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#src/components/ui/button.tsx';
import { VoiceTable } from '#src/components/voices/voice-table.tsx';
import { useFormat } from '#src/lib/use-format.ts';
import styles from './api-access.module.css';

/** The call that most people need, in short; the whole of the API has a page of its own. */
export function DocumentationPanel({ onBack }: { readonly onBack: () => void }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const parameters = [
    ['text', 'string', t('api.docs.text', { max: format.number(limits.textCharactersMax) })],
    ['voice', 'string', t('api.docs.voice', { value: defaultVoice })],
    ['dialect', 'string', t('api.docs.dialect', { value: defaultDialect })],
    ['styleInstruction', 'string', t('api.docs.style', { max: format.number(limits.styleInstructionCharactersMax) })],
    ['format', 'string', t('api.docs.format')],
  ] as const;
  const answer = [
    ['audioContent', 'string', t('api.docs.audio')],
    ['format', 'string', t('api.docs.responseFormat')],
    ['characters', 'integer', t('api.docs.characters')],
    ['remaining', 'integer', t('api.docs.remaining')],
  ] as const;
  const codes = [
    ['400', t('api.docs.badRequest')],
    ['401', t('api.docs.unauthorized')],
    ['403', t('api.docs.forbidden')],
    ['429', t('api.docs.tooMany')],
  ] as const;
  return (
    <div className={styles['panel']}>
      <h3>{t('api.docs.endpoint')}</h3>
      <p>
        <code dir="ltr">{`${createSpeech.method} ${createSpeech.paths[0]}`}</code>
      </p>
      <h3>{t('api.docs.header')}</h3>
      <p>
        <Trans t={t} i18nKey="api.docs.headerBody" components={{ code: <code dir="ltr" /> }} />
      </p>
      <h3>{t('api.docs.parameters')}</h3>
      <FieldNotes fields={parameters} />
      <VoiceTable />
      <h3>{t('api.docs.response')}</h3>
      <FieldNotes fields={answer} />
      <h3>{t('api.docs.errors')}</h3>
      <dl className={styles['codes']}>
        {codes.map(([code, meaning]) => (
          <div key={code}>
            <dt className="tabular">{code}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <div className={styles['actions']}>
        <Button onClick={onBack}>{t('api.docs.back')}</Button>
        <ButtonLink page="apiDocs" variant="quiet">
          {t('api.docs.full')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** The fields of a request or an answer: the name in code, the type beside it, the meaning below. */
function FieldNotes({ fields }: { readonly fields: readonly (readonly [string, string, string])[] }) {
  return (
    <dl className={styles['fields']}>
      {fields.map(([name, type, meaning]) => (
        <div key={name}>
          <dt>
            <code dir="ltr">{name}</code> <code dir="ltr">{type}</code>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
