import { createReference } from './reference-token.ts';

/** With a million messages, one try in a million meets a taken reference: five in a row are a defect, not bad luck. */
const triesMax = 5;

/**
 * Finds a reference that no other message has.
 *
 * @param claim stores the message under a reference, and says whether that was free.
 * @param create makes a reference at random.
 * @throws when every try met a taken reference.
 */
export async function claimReference(
  claim: (reference: string) => Promise<boolean>,
  create: () => string = createReference,
): Promise<string> {
  for (let tries = 0; tries < triesMax; tries += 1) {
    const reference = create();
    if (await claim(reference)) {
      return reference;
    }
  }
  throw new Error(`All of ${triesMax} references in a row were taken.`);
}
