import { lexiconLimits } from '@rakhim/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { DropTarget } from '#src/components/ui/drop-target.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { LoadState } from '#src/components/ui/load-state.tsx';
import { PageBody } from '#src/components/ui/page-body.tsx';
import { PageHeader } from '#src/components/ui/page-header.tsx';
import { SearchField } from '#src/components/ui/search-field.tsx';
import { lexiconQueryOf } from '#src/lib/lexicon/lexicon-query.ts';
import { useSearchAddress } from '#src/lib/use-search-address.ts';
import { EntryList } from './entry-list.tsx';
import { LexiconMenu } from './files/lexicon-menu.tsx';
import { useImport } from './files/use-import.tsx';
import { HistoryDialog } from './history/history-dialog.tsx';
import { Pager } from './pager.tsx';
import { useEntryEditor } from '#src/components/lexicon/use-entry-editor.tsx';
import { usePages } from './use-pages.ts';

/** What an entry can be written in; what was searched for in vain may be meant to be added. */
const words = /^[\p{L}\p{M} '-]+$/u;

/** Every word, name and phrase that the account reads its own way: to find, add, change and delete. */
export function LexiconScreen() {
  const { t } = useTranslation('lexicon');
  const { wanted, typed, type } = useSearchAddress(lexiconLimits.writtenCharactersMax);
  const pages = usePages(wanted);
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...lexiconQueryOf({ search: wanted, cursor: pages.cursor }),
    placeholderData: keepPreviousData,
  });
  const editor = useEntryEditor();
  const files = useImport();
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const isEmpty = data?.entryCount === 0;
  const actions = (
    <>
      <Button
        variant="primary"
        icon={<Plus size={18} aria-hidden="true" />}
        onClick={() => editor.add(words.test(wanted) ? { written: wanted } : {})}
      >
        {t('add')}
      </Button>
      <LexiconMenu onFile={(file) => void files.take(file)} onHistory={() => setIsHistoryOpen(true)} />
    </>
  );
  return (
    <DropTarget label={t('drop')} onDrop={([file]) => file && void files.take(file)}>
      <PageBody>
        <PageHeader title={t('title')} lead={t('lead')} {...(data && !isEmpty && { actions })} />
        {data && !isEmpty && (
          <SearchField label={t('search')} value={typed} maxLength={lexiconLimits.writtenCharactersMax} onType={type} />
        )}
        {!data && <LoadState isError={isError} failure={t('loadFailed')} onRetry={() => void refetch()} />}
        {isEmpty && (
          <EmptyState title={t('empty.title')} body={t('empty.body')}>
            {actions}
          </EmptyState>
        )}
        {data && !isEmpty && (
          <>
            <EntryList lexicon={data} isStale={isPlaceholderData} editor={editor} />
            <Pager pages={pages} lexicon={data} isSearch={wanted !== ''} />
          </>
        )}
        {editor.dialog}
        {files.dialog}
        {isHistoryOpen && <HistoryDialog onClose={() => setIsHistoryOpen(false)} />}
      </PageBody>
    </DropTarget>
  );
}
