import { type SpamRuleId, spamRuleIds, spamRules, spamScoreMin } from '@rakhim/contract';
import { describe, expect, it } from 'vitest';
import { type SpamFacts, scoreSpam } from './score-spam.ts';

const honest: SpamFacts = {
  name: 'Samira',
  subject: 'A question about voices',
  message: 'Which voice speaks Gulf Arabic best? See https://rakhim.example/voices for what I tried.',
  isHiddenFieldFilled: false,
  filledInMs: 40_000,
  isSignedIn: false,
  othersWithSameWords: 0,
};

/** For each rule, a message that triggers it and no other. */
const guilty: Readonly<Record<SpamRuleId, Partial<SpamFacts>>> = {
  hidden_field_filled: { isHiddenFieldFilled: true },
  sent_too_fast: { filledInMs: 900 },
  link_in_name_or_subject: { subject: 'Visit www.example.com today' },
  many_links: { message: 'http://a.example http://b.example http://c.example are all of them fine' },
  shortened_link: { message: 'Please look at https://bit.ly/3abc for the file' },
  markup: { message: 'Please look at [url=x]this[/url] page of mine' },
  advertising_words: { message: 'We offer SEO services for your page and more' },
  repeated_by_others: { othersWithSameWords: 3 },
  shouting: { message: 'PLEASE ANSWER ME NOW, THIS IS VERY URGENT FOR ME' },
  no_words: { message: '!!! ??? ... 12345 67890 $$$$' },
  mixed_alphabets: { message: 'Your \u0440aypal account was closed, please write' },
  signed_in: { isSignedIn: true },
};

describe('the rules against spam', () => {
  it.each(spamRuleIds)('%s speaks up for its own case alone, and is told with its points', (rule) => {
    expect(scoreSpam({ ...honest, ...guilty[rule] }).reasons).toEqual([{ rule, points: spamRules[rule] }]);
  });

  it.each([
    honest,
    { ...honest, filledInMs: undefined },
    {
      ...honest,
      name: 'سميرة',
      subject: 'مشكلة في الدفع',
      message: 'دفعت ثمن الباقة ولم تُفعَّل بعد، رقم الطلب req_123 منذ يومين.',
    },
    {
      ...honest,
      message: 'The API answers {"error":"…","code":"quota_exceeded"} for <speak>…</speak>; is SSML not taken?',
    },
    { ...honest, message: 'Μιλάτε ελληνικά; Ich schreibe auf Deutsch, и немного по-русски.' },
  ])('hold nothing against what customers write', (facts) => {
    expect(scoreSpam(facts)).toEqual({ isSpam: false, score: 0, reasons: [] });
  });

  it('file at the score that the contract names, not before', () => {
    const almost = scoreSpam({ ...honest, ...guilty.link_in_name_or_subject });
    const enough = scoreSpam({ ...honest, ...guilty.link_in_name_or_subject, ...guilty.shouting });
    expect([almost.score, almost.isSpam, enough.score, enough.isSpam]).toEqual([
      spamScoreMin - 1,
      false,
      spamScoreMin,
      true,
    ]);
  });

  it('believe somebody who has signed in rather more', () => {
    expect(
      scoreSpam({ ...honest, ...guilty.link_in_name_or_subject, ...guilty.shouting, isSignedIn: true }).isSpam,
    ).toBe(false);
  });
});
