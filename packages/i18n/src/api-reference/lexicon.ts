/** The contract’s sentences about the lexicon, in Arabic, by their English. */
export const lexiconSentences: Readonly<Record<string, string>> = {
  'As it is written, in Arabic or in Latin letters. Vowels make no difference.':
    'الكلمة كما تُكتب، بحروف عربية أو لاتينية. ولا أثر للحركات فيها.',
  'How to read it, in Arabic letters with vowels.': 'كيف تُقرأ، بحروف عربية مشكولة.',
  '`word`: also with the article. `name`: as it stands. `phrase`: several words. All are also read behind و, ف, ب, ك and ل.':
    '`word` كلمة تقبل أل التعريف. `name` اسم كما هو. `phrase` عبارة من عدة كلمات. وكلها تُقرأ كذلك بعد الواو والفاء والباء والكاف واللام.',
  'Of a word. `noun`: also with pronouns, in the dual and in the plural. `verb`: also with pronouns and in the future.':
    'للكلمات. `noun` اسم تلحقه الضمائر ويُثنّى ويُجمع. `verb` فعل تلحقه الضمائر وعلامة المستقبل.',
  'The only dialect that it holds in; null for all.': 'اللهجة التي يخصّها دون غيرها، وnull لكل اللهجات.',
  'Of entries that fit equally well, the one with the highest number wins.':
    'إذا تساوت المداخل في المطابقة غلب أعلاها رقمًا.',
  'For people; it changes nothing.': 'ملاحظة لكم، لا أثر لها في القراءة.',
  'How an account reads a word, a name or a phrase.': 'كيف يقرأ الحساب كلمة أو اسمًا أو عبارة.',
  'Send it as `cursor` for what follows; null at the end.': 'أرسلها في `cursor` لجلب ما يليها، وهي null في النهاية.',
  'Entries in all.': 'عدد المداخل كلها.',
  'Grows with every change; 0 for a lexicon that never had an entry.': 'يزيد مع كل تعديل، وهو 0 لمعجم لم يُضف إليه شيء.',
  'Only entries with these letters in the word, its reading or its note. Vowels and kinds of hamza make no difference.':
    'المداخل التي ترد هذه الحروف في كلمتها أو قراءتها أو ملاحظتها، أيًّا كان تشكيلها أو رسم همزتها.',
  '`none`: without your lexicon. Default: with it. `readings` win over it.':
    '`none` بلا معجمك. وإن لم يُذكر قُرئ النص به. وتغلبه `readings`.',
  'List your lexicon': 'عرض معجمك',
  'Add an entry to your lexicon': 'إضافة مدخل إلى معجمك',
  'Up to 50000 entries say how your words are read, in previews and in speech: with what is written in front of and behind them, in the spellings that people use, and never inside of other words. Where vowels were typed that say something else, these hold.':
    'حتى 50000 مدخل تقول كيف تُقرأ كلماتك، في المعاينة وفي النطق: مع ما يتصل بها من أولها وآخرها، وبالإملاء الذي يكتب به الناس، ولا تُلتمس داخل كلمات أخرى. فإن كُتبت حركات تقول غير ذلك فالقول لها.',
  'Get an entry of your lexicon': 'جلب مدخل من معجمك',
  'Change an entry of your lexicon': 'تعديل مدخل في معجمك',
  'Delete an entry of your lexicon': 'حذف مدخل من معجمك',
};
