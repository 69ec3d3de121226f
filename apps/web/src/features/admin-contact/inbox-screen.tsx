import { useEffect, useState } from 'react';
import { MessageList } from './list/message-list.tsx';
import styles from './inbox-screen.module.css';
import { MessagePane } from './pane/message-pane.tsx';
import { useClosePane } from './pane/pane-tools.tsx';
import { useInboxAddress } from './state/inbox-address.ts';
import { useInboxStore } from './state/inbox-store.ts';
import { useInboxLive } from './state/use-inbox-live.ts';
import { useShortcuts } from './state/use-shortcuts.ts';
import { BulkBar } from './tools/bulk-bar.tsx';
import { Diagnostics } from './tools/diagnostics.tsx';
import { FilterBar } from './tools/filter-bar.tsx';
import { FolderNav } from './tools/folder-nav.tsx';
import { InboxHeader } from './tools/inbox-header.tsx';
import { RetentionNote } from './tools/retention-note.tsx';
import { ShortcutHelp } from './tools/shortcut-help.tsx';

/** The inbox: the list, and the message that is open, beside it or in its place. */
export function InboxScreen() {
  const { openId } = useInboxAddress();
  const announcement = useInboxStore((store) => store.announcement);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const showHelp = () => setIsHelpOpen(true);
  useInboxLive();
  useShortcuts({ onHelp: showHelp, onClose: useClosePane() });
  useEffect(() => useInboxStore.getState().clear, []);
  return (
    <div className={styles['screen']} data-open={openId !== undefined || undefined}>
      <InboxHeader onHelp={showHelp} />
      <div className={styles['tools']}>
        <FolderNav />
        <FilterBar />
        <BulkBar />
      </div>
      <div className={styles['work']}>
        <div className={styles['list']}>
          <MessageList />
        </div>
        {openId !== undefined && <MessagePane key={openId} id={openId} />}
      </div>
      <footer className={styles['foot']}>
        <RetentionNote />
        <Diagnostics />
      </footer>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {isHelpOpen && <ShortcutHelp onClose={() => setIsHelpOpen(false)} />}
    </div>
  );
}
