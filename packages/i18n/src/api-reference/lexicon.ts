/** The contract’s sentences about the lexicon, in Arabic, by their English. */
export const lexiconSentences: Readonly<Record<string, string>> = {
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
  'List your lexicon': 'عرض معجمك',
  'Add an entry to your lexicon': 'إضافة مدخل إلى معجمك',
  'Up to 50000 entries say how your words are read, in previews and in speech: with what is written in front of and behind them, in the spellings that people use, and never inside of other words. Where vowels were typed that say something else, these hold.':
    'حتى 50000 مدخل تقول كيف تُقرأ كلماتك، في المعاينة وفي النطق: مع ما يتصل بها من أولها وآخرها، وبالإملاء الذي يكتب به الناس، ولا تُلتمس داخل كلمات أخرى. فإن كُتبت حركات تقول غير ذلك فالقول لها.',
  'Get an entry of your lexicon': 'جلب مدخل من معجمك',
  'Change an entry of your lexicon': 'تعديل مدخل في معجمك',
  'Delete an entry of your lexicon': 'حذف مدخل من معجمك',
  'As it is written, in Arabic or in Latin letters; digits may follow or stand alone. Vowels make no difference.':
    'الكلمة كما تُكتب، بحروف عربية أو لاتينية، وقد تتبعها أرقام أو تكون أرقامًا وحدها. ولا أثر للحركات فيها.',
  'How to read it: in Arabic letters with vowels, or what `readingType` says.':
    'كيف تُقرأ: بحروف عربية مشكولة، أو بحسب `readingType`.',
  '`vowelled`: Arabic letters with vowels. `phonemes`: IPA. `say-as`: `characters`, `digits`, `cardinal`.':
    '`vowelled` حروف عربية مشكولة. `phonemes` الأبجدية الصوتية الدولية. `say-as` إحدى `characters` حرفًا حرفًا و`digits` رقمًا رقمًا و`cardinal` عددًا.',
  'Sentences with the word, to hear it in.': 'جمل فيها الكلمة، لسماعها في سياقها.',
  'Names the lexicon in requests, alone or with a version: `default@7`.':
    'اسم المعجم في الطلبات، وحده أو مع نسخة منه: `default@7`.',
  '`default` (also when absent): with your lexicon as it is now. `default@7`: as version 7 had it. `none`: without it. `readings` win over it.':
    '`default` (وكذلك إن لم يُذكر) بمعجمك كما هو الآن. `default@7` كما كان في النسخة 7. `none` بلا معجم. وتغلبه `readings`.',
  'A change of a lexicon, and the version that it made.': 'تعديل في معجم، والنسخة التي نتجت عنه.',
  'Entries that this version has.': 'عدد مداخل هذه النسخة.',
  'The version that was undone, or that was gone back to.': 'النسخة التي تُراجع عنها أو عيد إليها.',
  'The newest first.': 'الأحدث أولًا.',
  'The oldest that can be asked for and gone back to.': 'أقدم نسخة يمكن طلبها والعودة إليها.',
  'What it changed, up to 200 entries; `before` is null for a new one, `after` for one deleted.':
    'ما غيّره، حتى 200 مدخل. `before` هي null لمدخل جديد، و`after` هي null لمدخل محذوف.',
  'The change to undo. Default: the last one.': 'التعديل الذي يُتراجع عنه. وإن لم يُذكر فالأخير.',
  'The version to go back to.': 'النسخة التي يُعاد إليها.',
  'The entry that it would replace. Absent: a new one.': 'المدخل الذي يحلّ هذا محله. وإن لم يُذكر فمدخل جديد.',
  'Where to look, up to 20,000 characters.': 'النص الذي يُبحث فيه، حتى 20,000 حرف.',
  'Default: the dialect of the entry, else `msa`.': 'إن لم يُذكر فلهجة المدخل، وإلا `msa`.',
  'With vowels.': 'مشكولًا.',
  'Every piece of the text that would be read otherwise, in order.': 'كل موضع في النص ستتغير قراءته، بالترتيب.',
  'Places that the entry reads, whether or not they were read so before.':
    'المواضع التي يقرؤها المدخل، سواء أكانت تُقرأ كذلك من قبل أم لا.',
  'The version of the lexicon that it was compared with.': 'نسخة المعجم التي قورن بها.',
  'List the versions of your lexicon': 'عرض نسخ معجمك',
  'See what a version of your lexicon changed': 'ما غيّرته نسخة من معجمك',
  'Undo a change of your lexicon': 'التراجع عن تعديل في معجمك',
  'Makes a new version without that change; undoing it again brings the change back.':
    'ينشئ نسخة جديدة بلا ذلك التعديل، والتراجع عنها يعيده.',
  'Go back to a version of your lexicon': 'العودة إلى نسخة من معجمك',
  'Makes a new version with the entries of the old one. Nothing is lost: the history goes on.':
    'ينشئ نسخة جديدة بمداخل النسخة القديمة. ولا يضيع شيء، فالسجل مستمر.',
  'See what an entry would change in a text': 'ما يغيّره مدخل في نص',
  'Free of charge, and nothing is stored: which words would be read otherwise, before and after.':
    'مجانًا ودون حفظ شيء: أي الكلمات ستتغير قراءتها، قبل التعديل وبعده.',
  'The file, as text.': 'الملف نصًّا.',
  '`merge` adds and changes. `replace` also deletes what the file does not have.':
    '`merge` يضيف ويعدّل. و`replace` يحذف كذلك ما ليس في الملف.',
  'True: say what would happen, and change nothing.': 'إن كانت true عُرض ما سيحدث دون أي تغيير.',
  'Import only while the lexicon has this version, such as the one of a dry run.':
    'لا يُستورد الملف إلا إذا كان المعجم على هذه النسخة، كنسخة تجربة سابقة.',
  'Where it stands in the file.': 'موضعه في الملف.',
  'The version after it, or the one that a dry run looked at.': 'النسخة الناتجة، أو التي نظرت فيها التجربة.',
  'Why it was refused, in the language of Accept-Language.': 'سبب رفضه، بلغة Accept-Language.',
  'What it changes.': 'ما يعدّله.',
  'Up to 200 rows of each outcome, in the order of the file.': 'حتى 200 صف من كل نتيجة، بترتيب الملف.',
  'What `replace` deletes, because the file does not have it: up to 200 entries.':
    'ما يحذفه `replace` لأنه ليس في الملف: حتى 200 مدخل.',
  'Import a lexicon': 'استيراد معجم',
  'CSV with a head (`written`, `reading` and any other field), JSON as exported, or W3C PLS 1.0. A file that cannot be read is refused as a whole, with line and column; of one that can, entries that cannot be used are left out and named. Document types and entities of XML are refused. All that it changes is one version.':
    'ملف CSV له رأس (`written` و`reading` وما شئت من الحقول)، أو JSON كما يُصدَّر، أو W3C PLS 1.0. الملف الذي لا يُقرأ يُرفض كله مع ذكر السطر والعمود، والذي يُقرأ تُترك منه المداخل التي لا تصلح وتُذكر. ولا تُقبل تعريفات نوع المستند ولا كيانات XML. وكل ما يغيّره نسخة واحدة.',
  'Export your lexicon': 'تصدير معجمك',
  'A file that can be imported again, here or, as PLS, elsewhere.':
    'ملف يمكن استيراده من جديد هنا، أو في غيرنا إن كان PLS.',
  'Default: the newest.': 'إن لم تُذكر فالأحدث.',
  'How your words are read; `GET /api/v1/lexicon/history` tells what it was before.':
    'كيف تُقرأ كلماتك. ويبيّن `GET /api/v1/lexicon/history` ما كان من قبل.',
};
