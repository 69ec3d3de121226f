import { useInboxAddress } from './inbox-address.ts';
import { useInboxStore } from './inbox-store.ts';
import { useMessages } from './use-messages.ts';

/** Steps to the next or previous message of the list. Where one is open, its neighbour is opened. */
export function useMessageNavigation() {
  const { messages } = useMessages();
  const { openId, open, close } = useInboxAddress();
  const { currentId, leadTo } = useInboxStore();
  const fromId = openId ?? currentId;
  const index = messages.findIndex(({ id }) => id === fromId);

  function step(steps: 1 | -1): void {
    const target = messages[index === -1 ? 0 : index + steps];
    if (target) {
      goTo(target.id);
    }
  }

  function goTo(id: string): void {
    leadTo(id);
    if (openId !== undefined) {
      open(id);
    }
  }

  return {
    currentId: fromId,
    hasNext: index < messages.length - 1,
    hasPrevious: index > 0,
    step,
    /** Steps to the next message, or back to the list after the last one. */
    goToNext(): void {
      const target = messages[index + 1] ?? messages[index - 1];
      if (target) {
        goTo(target.id);
      } else if (openId !== undefined) {
        close();
      }
    },
  };
}
