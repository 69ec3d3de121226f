import { countDraft, isSameDraft } from './draft.ts';
import { useDraftStore } from './draft-store.ts';
import { useStudioStore } from './studio-store.ts';

/** What the draft would be charged: all of its characters, or fewer once it is known that sounds of it are kept. */
export function useCharge(): { readonly count: number; readonly charged: number } {
  const price = useStudioStore((studio) => studio.price);
  const count = useDraftStore(countDraft);
  const isPriced = useDraftStore((draft) => price !== undefined && isSameDraft(draft, price.draft));
  return { count, charged: isPriced && price ? price.charged : count };
}
