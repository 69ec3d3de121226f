import { countCharacters, type ContactStatus, type InboxMessageDetail, limits } from '@rakhim/contract';
import { useTranslation } from 'react-i18next';
import { Banner } from '#src/components/ui/banner.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { ChoiceGroup } from '#src/components/ui/choice-group.tsx';
import { TextArea } from '#src/components/ui/text-area.tsx';
import { useFormat } from '#src/lib/use-format.ts';
import { ConflictChanges } from '../conflict-changes.tsx';
import { composerId } from '../element-ids.ts';
import { useInboxStore } from '../state/inbox-store.ts';
import { useComposerDraft } from './composer-drafts.ts';
import styles from './composer.module.css';
import { useCompose } from './use-compose.ts';

/** The composer in which an administrator answers by mail or leaves a note for the others. Ctrl + Enter sends. */
export function Composer({ message }: { readonly message: InboxMessageDetail }) {
  const { t } = useTranslation('adminContact');
  const format = useFormat();
  const { composing, compose } = useInboxStore();
  const { text, write } = useComposerDraft(message.id, composing);
  const { reply, note, isBusy, conflict } = useCompose(message.id);
  const isReply = composing === 'reply';
  const max = isReply ? limits.inboxReplyCharactersMax : limits.inboxNoteCharactersMax;
  const isTooLong = countCharacters(text) > max;
  const isReady = text.trim() !== '' && !isTooLong;

  async function send(status?: ContactStatus): Promise<void> {
    if (isReady && !isBusy && (isReply ? await reply(text, status) : await note(text))) {
      write('');
    }
  }

  return (
    <section className={styles['composer']} aria-label={t('composer.label')}>
      <ChoiceGroup
        label={t('composer.label')}
        options={[
          { value: 'reply', label: t('composer.reply') },
          { value: 'note', label: t('composer.note') },
        ]}
        value={composing}
        onChoose={compose}
      />
      <div className={styles['sheet']} data-kind={composing}>
        <TextArea
          id={composerId(message.id)}
          label={isReply ? t('composer.replyLabel', { name: message.name }) : t('composer.noteLabel')}
          hint={
            isReply
              ? `${t('composer.to', { email: `\u2066${message.email}\u2069` })} ${t(`composer.language.${message.language}`)}`
              : t('thread.noteHint')
          }
          error={isTooLong ? t('composer.tooLong', { max: format.number(max) }) : undefined}
          dir={text === '' ? undefined : 'auto'}
          value={text}
          readOnly={isBusy}
          onChange={(event) => write(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
              event.preventDefault();
              void send();
            }
          }}
        />
      </div>
      {conflict && (
        <Banner tone="warning" title={t('conflict.title')}>
          <p>{t('conflict.reply')}</p>
          <ConflictChanges changes={conflict.changes} />
        </Banner>
      )}
      <div className={styles['actions']}>
        <Button
          variant={isReply ? 'primary' : 'secondary'}
          isBusy={isBusy}
          disabled={!isReady}
          onClick={() => void send()}
        >
          {t(isReply ? (conflict ? 'conflict.sendAnyway' : 'composer.send') : 'composer.addNote')}
        </Button>
        {isReply && (
          <Button disabled={!isReady || isBusy} onClick={() => void send('completed')}>
            {t('composer.sendAndComplete')}
          </Button>
        )}
      </div>
    </section>
  );
}
