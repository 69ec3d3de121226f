import {
  type CreateJobBody,
  type JobDocument,
  type JobQuote,
  type VoiceId,
  createJob,
  jobLimits,
  quoteJob,
} from '@rakhim/contract';
import { defaultVoice, voices } from '@rakhim/contract/voices';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShowFailure } from '#src/components/failure/use-show-failure.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { FileField } from '#src/components/ui/file-field.tsx';
import { SelectField } from '#src/components/ui/select-field.tsx';
import { TextArea } from '#src/components/ui/text-area.tsx';
import { callApi } from '#src/lib/api-client.ts';
import { invalidateQueries } from '#src/lib/invalidate-queries.ts';
import { jobsKey } from '#src/lib/jobs-query.ts';
import { useFormat } from '#src/lib/use-format.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import styles from './jobs.module.css';

const minuteMs = 60_000;
const rows = 6;

/** Takes a document or a text, says what it would cost, and has it spoken. */
export function NewJobDialog({
  document,
  onClose,
}: {
  readonly document?: File | undefined;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('jobs');
  const { t: site } = useTranslation();
  const language = useLanguage();
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  const [file, setFile] = useState(document);
  const [text, setText] = useState('');
  const [voice, setVoice] = useState<VoiceId>(defaultVoice);
  // One key for each try at this dialog: a press that is repeated creates nothing twice.
  const [key] = useState(() => crypto.randomUUID());
  const problem = file && file.size > jobLimits.documentBytesMax ? t('form.tooLarge') : undefined;
  const isEmpty = !file && text.trim() === '';

  const bodyOf = async (): Promise<CreateJobBody> => ({
    ...(file ? { document: await readDocument(file) } : { text }),
    voice,
    format: 'mp3',
  });
  const onError = (error: unknown): void => showFailure(error, t('form.failed'));
  const quote = useMutation({
    networkMode: 'always',
    mutationFn: async () => callApi(quoteJob, { body: await bodyOf() }),
    onError,
  });
  const create = useMutation({
    networkMode: 'always',
    mutationFn: async () => callApi(createJob, { body: await bodyOf(), headers: { 'idempotency-key': key } }),
    onError,
    onSuccess: async () => {
      await invalidateQueries(queries, jobsKey);
      onClose();
    },
  });
  const isQuoted = quote.data?.isAffordable === true;
  const actions = (
    <>
      <Button
        variant="primary"
        disabled={isEmpty || problem !== undefined}
        isBusy={quote.isPending || create.isPending}
        onClick={() => (isQuoted ? create.mutate() : quote.mutate())}
      >
        {t(isQuoted ? 'form.submit' : 'form.check')}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {site('actions.cancel')}
      </Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={t('form.title')} actions={actions}>
      <div className={styles['form']}>
        <FileField
          label={t('form.document')}
          actions={{ choose: t('form.choose'), another: t('form.another'), remove: t('form.remove') }}
          hint={t('form.documentHint')}
          error={problem}
          accept=".txt,.text,.md,.markdown,.docx,.epub,.html,.htm,.xhtml,.srt,.vtt,.csv,.tsv"
          file={file}
          onChoose={(chosen) => {
            setFile(chosen);
            quote.reset();
          }}
        />
        {!file && (
          <TextArea
            label={t('form.text')}
            hint={t('form.textHint')}
            rows={rows}
            dir="auto"
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              quote.reset();
            }}
          />
        )}
        <SelectField
          isStacked
          label={t('form.voice')}
          value={voice}
          options={voices.map(({ id, name }) => ({ value: id, label: name[language] }))}
          onChoose={(id) => {
            setVoice(id);
            quote.reset();
          }}
        />
        <Price quote={quote.data} isPending={quote.isPending} />
      </div>
    </Dialog>
  );
}

function Price({ quote, isPending }: { readonly quote: JobQuote | undefined; readonly isPending: boolean }) {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  if (!quote) {
    return <p role="status">{t(isPending ? 'form.quoting' : 'form.nothing')}</p>;
  }
  const { characters, durationMs, remaining, remainingAfter, isAffordable } = quote;
  const say = (count: number): string => t('characters', { count, number: format.number(count) });
  const minutes = Math.max(1, Math.round(durationMs / minuteMs));
  return (
    <p role="status" className={isAffordable ? 'tabular' : styles['error']}>
      {isAffordable
        ? t('form.quote', {
            characters: say(characters),
            minutes: format.number(minutes, { style: 'unit', unit: 'minute', unitDisplay: 'long' }),
            remaining: say(remainingAfter),
          })
        : t('form.short', { characters: say(characters), remaining: say(remaining) })}
    </p>
  );
}

/** A file as a request carries it. */
async function readDocument(file: File): Promise<JobDocument> {
  const reader = new FileReader();
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
  reader.addEventListener('error', () => reject(new Error('The file cannot be read.')));
  reader.readAsDataURL(file);
  // `data:<type>;base64,` stands before it.
  return { name: file.name, content: (await promise).replace(/^[^,]*,/u, '') };
}
