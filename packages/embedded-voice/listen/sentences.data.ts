import type { Dialect } from '@rakhim/arabic';

/** What a listener is to judge, each with what to listen for. None of it is in the training's lists. */
export const listenSentences: readonly {
  readonly text: string;
  readonly listenFor: string;
  readonly dialect?: Dialect;
}[] = [
  {
    text: 'وصل القطار من الإسكندرية قبل الموعد بعشر دقائق، فوقف الناس على الرصيف ينتظرون.',
    listenFor: 'statement: comma, low end',
  },
  { text: 'هل رأيت المفتاح على الطاولة؟ أين وضعته؟', listenFor: 'yes/no question rises, "where" falls' },
  { text: 'اشترينا خبزا، وجبنا، وزيتونا، وعسلا.', listenFor: 'a list' },
  { text: 'ما أجمل هذا الصباح!', listenFor: 'exclamation' },
  { text: 'رقم الحجز 4071، والمبلغ 250 ريالا.', listenFor: 'digits slower' },
  { text: 'طين وتين، سيف وصيف، قلب وكلب، ضرب ودرب، حمام وهمام.', listenFor: 'emphatics, ħ, q' },
  { text: 'عاد عمّ عليّ من العمل متعبا، فنام حتى الظهر.', listenFor: 'ʕ, geminates' },
  { text: 'أنا مش عايز أروح النهارده، الجو حر قوي.', listenFor: 'Egyptian', dialect: 'egyptian' },
  { text: 'شو رأيك نروح عالبحر بكرا؟ الطقس كتير حلو.', listenFor: 'Levantine', dialect: 'levantine' },
];
