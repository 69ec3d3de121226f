import { isSsml } from '@rakhim/text/marked-characters';
import type { PlannedDocument, PlannedItem } from './batch-plan.ts';
import type { BatchSettings } from './batch-settings.ts';

/** How a text is marked up, as a request says it. */
export interface Notation {
  readonly ssml?: boolean;
  readonly markup?: boolean;
}

/** How the texts of a file are marked up. A table or a book without `markup` is plain text, whatever stands in it. */
export function notationOf(document: Pick<PlannedDocument, 'kind'> | undefined, settings: BatchSettings): Notation {
  if (document?.kind === 'ssml') {
    return { ssml: true };
  }
  return settings.markup === true ? { markup: true } : { ssml: false };
}

export function notationOfItem({ document, settings }: PlannedItem): Notation {
  return notationOf(document, settings);
}

export function isMarkedUp({ ssml = false, markup = false }: Notation): boolean {
  return ssml || markup;
}

/** What a request has to say of its text: nothing where the service sees by itself that it is plain. */
export function notationToSend(notation: Notation, text: string): Notation {
  return isMarkedUp(notation) || isSsml(text) ? notation : {};
}
