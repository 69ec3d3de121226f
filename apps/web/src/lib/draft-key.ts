/** The storage key of the studio's drafts of an account or a visitor. */
export const draftKeyOf = (owner: string): string => `rakhim.draft.${owner}`;
