/**
 * Dialects, in the order in which their voices are numbered. What is sent is checked by the service; these lists are
 * for the Tab key, for defaults, and for what is done here.
 */
export const dialectIds = ['msa', 'egyptian', 'gulf', 'levantine', 'maghrebi', 'saudi', 'uae', 'qatar'] as const;
export const voiceIds = ['male', 'female'].flatMap((gender) => dialectIds.map((_, index) => `${gender}${index + 1}`));

/** The first voice of a dialect, which the service would choose. */
export function firstVoiceOf(dialect: string): string | undefined {
  const index = dialectIds.findIndex((id) => id === dialect);
  return index < 0 ? undefined : voiceIds[index];
}
