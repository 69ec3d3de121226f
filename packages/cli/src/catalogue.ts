/** Dialects, in the order in which their voices are numbered. The service checks what is asked for; these lists are for the Tab key and for defaults. */
export const dialectIds = ['msa', 'egyptian', 'gulf', 'levantine', 'maghrebi', 'saudi', 'uae', 'qatar'];
export const voiceIds = ['male', 'female'].flatMap((gender) => dialectIds.map((_, index) => `${gender}${index + 1}`));

/** The first voice of a dialect, which the service would choose. */
export function firstVoiceOf(dialect: string): string | undefined {
  const index = dialectIds.indexOf(dialect);
  return index < 0 ? undefined : voiceIds[index];
}
