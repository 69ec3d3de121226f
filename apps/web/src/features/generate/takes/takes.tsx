import type { History, HistoryItem } from '@rakhim/contract';
import { countCharacters } from '@rakhim/contract/characters';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CornerUpLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { PageLink } from '#src/components/ui/page-link.tsx';
import { DownloadTool } from '#src/components/utterances/download-tool.tsx';
import { ShareTool } from '#src/components/utterances/share-tool.tsx';
import { useUtterancePlayer } from '#src/components/utterances/use-utterance-player.ts';
import { nameOf, UtteranceRow } from '#src/components/utterances/utterance-row.tsx';
import { historyQueryOf } from '#src/lib/history-query.ts';
import { withQueries } from '#src/lib/with-queries.tsx';
import { blankDraft, type Draft, draftOf } from '../draft.ts';
import { useDraftStore } from '../draft-store.ts';
import { CompareTakes } from './compare-takes.tsx';
import styles from './takes.module.css';

const rowsShown = 5;
/** A sound is stored some moments after its last byte has come. */
const storedMs = 1_000;
const storingMsMax = 30_000;

/** What was made last, kept by the service: to hear, to compare, to go on with, to share, to save. */
export const Takes = withQueries(function Takes() {
  const { t } = useTranslation('utterances');
  const { data } = useInfiniteQuery({
    ...historyQueryOf(''),
    refetchInterval: ({ state }) => (isStoring(state.data?.pages[0]) ? storedMs : false),
  });
  const player = useUtterancePlayer();
  const [isComparing, setIsComparing] = useState(false);
  const kept = data?.pages[0]?.items ?? [];
  const items = kept.filter((item) => !isHeardForm(item)).slice(0, rowsShown);
  const twins = twinsAmong(items);
  if (items.length === 0) {
    return null;
  }
  return (
    <section className={styles['takes']} aria-labelledby="takes">
      <div className={styles['head']}>
        <h2 id="takes">{t('takes.title')}</h2>
        {twins.length > 1 && (
          <Button size="small" variant="quiet" onClick={() => setIsComparing(!isComparing)} aria-expanded={isComparing}>
            {t(isComparing ? 'compare.close' : 'compare.open')}
          </Button>
        )}
        <PageLink page="history">{t('takes.all')}</PageLink>
      </div>
      {isComparing && twins.length > 1 && <CompareTakes takes={twins} player={player} onUse={bringBack} />}
      <ul role="list" className={styles['rows']}>
        {items.map((item) => (
          <UtteranceRow
            key={item.id}
            item={item}
            player={player}
            isShort
            tools={
              <>
                <IconButton
                  label={t('use', { text: nameOf(item) })}
                  title={t('useIt')}
                  icon={<CornerUpLeft size={18} aria-hidden="true" />}
                  onClick={() => bringBack(item)}
                />
                {item.audio && <ShareTool item={item} />}
                {item.audio && <DownloadTool item={item} />}
              </>
            }
          />
        ))}
      </ul>
    </section>
  );
});

/** Puts a take back on the sheet as it was made; what is there now is offered as the earlier draft. */
function bringBack(item: HistoryItem): void {
  const draft = useDraftStore.getState();
  const before = draftOf(draft);
  draft.replace(draftOfTake(item));
  draft.offer(before);
}

/** A form of a word that was heard in its card is no take. */
function isHeardForm({ text, settings }: HistoryItem): boolean {
  const [whole] = settings.readings ?? [];
  return !/\s/u.test(text) && whole?.start === 0 && whole.end === countCharacters(text);
}

/** The takes of the text that was taken last of those that were taken twice. */
function twinsAmong(items: readonly HistoryItem[]): readonly HistoryItem[] {
  const heard = items.filter(({ audio }) => audio !== null);
  const taken = heard.find((one) => heard.some((other) => other.id !== one.id && other.text === one.text));
  return heard.filter(({ text }) => text === taken?.text);
}

function isStoring(page: History | undefined): boolean {
  const newest = page?.items[0];
  return (
    newest !== undefined &&
    newest.audio === null &&
    newest.durationMs === null &&
    Date.now() - Date.parse(newest.createdAt) < storingMsMax
  );
}

/** The draft that a take was made of, as far as it was written down. */
function draftOfTake({ text, dialect, voice, styleInstruction, settings }: HistoryItem): Draft {
  const { speed, pitch, latinWords, readings, ssml, markup } = settings;
  return {
    text,
    dialect,
    voice,
    style: styleInstruction ?? blankDraft.style,
    speed: speed ?? blankDraft.speed,
    pitch: pitch ?? blankDraft.pitch,
    latinWords: latinWords ?? blankDraft.latinWords,
    notation: ssml === true ? 'ssml' : markup === true ? 'tags' : 'plain',
    readings: readings ?? blankDraft.readings,
  };
}
