import type { HistoryItem } from '@rakhim/contract';
import { Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { nameOf } from './utterance-row.tsx';

/** Loaded when somebody wants to share. */
const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }));

/** Lets others hear an utterance; it shows whether they can. */
export function ShareTool({ item }: { readonly item: HistoryItem }) {
  const { t } = useTranslation('utterances');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t(item.share ? 'shared' : 'share', { text: nameOf(item) })}
        icon={<Share2 size={18} aria-hidden="true" />}
        isOn={item.share !== null}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <ShareDialog item={item} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
