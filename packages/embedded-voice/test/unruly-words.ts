/** Words at which the unruly worker breaks. */
export const unrulyWords = { crashes: 'قنبلة', stumbles: 'عثرة', hangs: 'دوامة', fails: 'خطأ' } as const;
