/** From so many points on a contact message is filed as spam. It is kept and can be read; it is just not mailed on. */
export const spamScoreMin = 5;

/** The rules that score a contact message as spam, with their weights; a negative weight speaks for the message. */
export const spamRules = {
  hidden_field_filled: 10,
  sent_too_fast: 3,
  link_in_name_or_subject: 4,
  many_links: 3,
  shortened_link: 3,
  markup: 4,
  advertising_words: 3,
  repeated_by_others: 5,
  shouting: 1,
  no_words: 3,
  mixed_alphabets: 3,
  signed_in: -4,
} as const satisfies Record<string, number>;

export type SpamRuleId = keyof typeof spamRules;

export const spamRuleIds = Object.keys(spamRules) as [SpamRuleId, ...SpamRuleId[]];
