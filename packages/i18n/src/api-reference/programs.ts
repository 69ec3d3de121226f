/** The contract’s sentences about what programs call most, in Arabic, by their English. */
export const programSentences: Readonly<Record<string, string>> = {
  'Send the same value with a repeated request, and it is answered with the same bytes and charged once, for 24 hours.':
    'أرسل القيمة نفسها عند إعادة الطلب فيأتيك الجواب نفسه ولا يُحسب إلا مرة واحدة، مدة 24 ساعة.',
  'What to say. Up to 5,000 characters, or 20,000 when the audio is streamed.':
    'ما يُنطق: حتى 5,000 حرف، أو 20,000 إذا طُلب الصوت متدفّقًا.',
  'Default: the first voice of the dialect; `male1` when neither is given.':
    'إن لم يُذكر فهو أول أصوات اللهجة، أو `male1` إن لم يُذكر أي منهما.',
  'Default: the dialect of the voice; `msa` when neither is given.':
    'إن لم تُذكر فهي لهجة الصوت، أو `msa` إن لم يُذكر أي منهما.',
  'How to say it, in English or Arabic, up to 500 characters. Not charged.':
    'كيف يُنطق، بالعربية أو الإنجليزية، حتى 500 حرف. لا يُحسب.',
  "Your choices of how pieces of the text are read, in order and without overlap. Not charged, and therefore bounded: up to 10 letters for each character that one stands for; all together may add 20 letters and a fifth of the text's characters. Vowels do not count.":
    'ما تختاره من قراءات لأجزاء النص، مرتّبة وبلا تداخل. لا تُحسب، ولذلك لها حد: حتى 10 أحرف لكل حرف تقوم مقامه، ولها جميعًا أن تزيد 20 حرفًا وخُمس حروف النص. ولا تدخل الحركات في العدّ.',
  'Where the piece begins: code points of `text` as sent.':
    'موضع بداية الجزء، معدودًا بنقاط ترميز يونيكود في النص كما أُرسل.',
  'Where it ends, exclusive.': 'موضع نهايته، ولا يدخل فيه.',
  'How to read it, in Arabic letters with vowels, such as one of the `alternatives` of a preview.':
    'كيف يُقرأ، بحروف عربية مشكولة، كواحد من `alternatives` في المعاينة.',
  'The words to say in its place, in Arabic or Latin letters.': 'الكلمات التي تُقال بدلًا منه، بحروف عربية أو لاتينية.',
  'True: the JSON answer says in `words` when each word sounds. A stream of bytes has no room for it.':
    'إن كان true ذكر الجواب في `words` متى تُسمع كل كلمة. ولا موضع لذلك في الصوت المتدفّق.',
  'Default: what `Accept` asks for, else `mp3`.': 'إن لم يُذكر فهو ما تطلبه `Accept`، وإلا `mp3`.',
  'The whole sound file.': 'ملف الصوت كاملًا.',
  'Characters charged.': 'الحروف المحسوبة.',
  'The same number under its older name.': 'العدد نفسه باسمه الأقدم.',
  'Characters left in this billing period.': 'الحروف الباقية في فترة الدفع هذه.',
  'Length of the sound.': 'طول الصوت.',
  'A voice.': 'الصوت.',
  'A dialect.': 'اللهجة.',
  'The speech engine that spoke. Absent where that is not known.': 'محرّك الكلام الذي تكلّم. لا يرد إن لم يُعرف.',
  'The neural voice, or the model of a cloud engine, that spoke. Absent where the engine has but one.':
    'الصوت العصبي الذي تكلّم، أو نموذج المحرّك السحابي. لا يرد إذا لم يكن للمحرّك إلا نموذج واحد.',
  'What was changed or could not be done.': 'كل ما تغيّر أو تعذّر تنفيذه.',
  'In the language of Accept-Language (en, ar).': 'بلغة الترويسة Accept-Language (ar أو en).',
  'The words concerned.': 'الكلمات المقصودة.',
  'With `text_in_other_dialect`: the dialect that the text is written in.':
    'مع `text_in_other_dialect`: اللهجة التي كُتب بها النص.',
  'With `timestamps`: when each piece of the text sounds, in order. What is said in several words, such as a number, is one piece.':
    'مع `timestamps`: متى يُسمع كل جزء من النص، بالترتيب. وما يُقال بعدة كلمات، كالعدد، جزء واحد.',
  'Where the word begins: code points of `text` as sent.':
    'موضع بداية الكلمة، معدودًا بنقاط ترميز يونيكود في النص كما أُرسل.',
  'When it begins to sound.': 'متى يبدأ سماعها.',
  'With `phonemes`: its sounds in order. Absent where the speech engine does not know them.':
    'مع `phonemes`: أصواتها بالترتيب، وتغيب إن لم يعرفها محرك الكلام.',
  'True: each word says in `phonemes` when its sounds are heard, for lips that move or for teaching.':
    'إن كان true ذكرت كل كلمة في `phonemes` متى يُسمع كل صوت من أصواتها، لتحريك الشفاه مثلًا أو للتعليم.',
  'What would be said, up to 20,000 characters.': 'ما سيُقال، حتى 20,000 حرف.',
  'Whose dialect is read in.': 'الصوت الذي يُقرأ بلهجته.',
  'The whole text in words, without vowels, with pauses as punctuation.':
    'النص كله كلماتٍ بلا حركات، ووقفاته علامات ترقيم.',
  'The same with vowels.': 'ما سبق، مشكولًا.',
  'The same in IPA; `|` is a short pause, `‖` the end of a sentence.':
    'النص نفسه بالأبجدية الصوتية الدولية: `|` وقفة قصيرة و`‖` نهاية جملة.',
  'Characters that speaking the text would be charged.': 'الحروف التي يكلّفها نطق النص.',
  'What is worth knowing before paying.': 'ما يحسن أن تعرفه قبل أن تدفع.',
  'Every piece of the text that is spoken, in order and without overlap.': 'كل جزء يُنطق من النص، بالترتيب وبلا تداخل.',
  'Code points of `text` as sent.': 'بنقاط ترميز يونيكود في النص كما أُرسل.',
  'Exclusive.': 'ولا يدخل في الجزء.',
  'The piece as it was written.': 'الجزء كما كُتب.',
  'The words that are said for it, without vowels.': 'الكلمات التي تُقال له، بلا حركات.',
  'The same in IPA.': 'الكلمات نفسها بالأبجدية الصوتية الدولية.',
  'How likely the vowels are right, as counted on texts that were not learned from: of words with 0.97 and more, 99 in 100 were. It is 1 where vowels were typed or a rule leaves no doubt.':
    'احتمال صحة التشكيل كما قيس على نصوص لم تُستعمل في التدريب: من الكلمات التي لها 0.97 فأكثر صحّت 99 من كل 100. وهو 1 حيث كُتبت الحركات أو لم تدع القاعدة مجالًا للشك.',
  'Other vowelled forms of the word, the likeliest first. Send one back in `readings` to choose it.':
    'صيغ أخرى مشكولة للكلمة، أرجحها أولًا. أرسل إحداها في `readings` لتختارها.',
  'Why a word has its vowels.': 'سبب قراءة الكلمة بحركاتها هذه.',
  'Why a word has its vowels; absent for what is no single word.':
    'سبب قراءة الكلمة بحركاتها هذه؛ ولا يرد إلا مع الكلمة المفردة.',
  'What decided: `typed` marks, everyday `talk`, the `context`, the next word of a `particle`, a word list (`lexicon`, `learned`), the `pattern` of a verb, a `related` word, a `guess` or the `network`.':
    'ما حسم القراءة: حركات مكتوبة `typed`، أو كلام دارج `talk`، أو سياق `context`، أو ما بعد الأداة `particle`، أو قائمة كلمات `lexicon` و`learned`، أو وزن فعل `pattern`، أو كلمة قريبة `related`، أو تخمين `guess`، أو الشبكة `network`.',
  'The rule or list there; stable enough to search for, not to branch on.':
    'القاعدة أو القائمة التي أخذت بها؛ تصلح للبحث لا لأن يُبنى عليها برنامج.',
  'File and line of the rule, where it is a row of data.': 'الملف والسطر، إن كانت القاعدة سطرًا في جدول.',
  'How likely the vowels before the last letter are right.': 'احتمال صحة الحركات قبل الحرف الأخير.',
  'What decided on the ending, where that was another rule.': 'ما حسم حركة الآخر، إن كان قاعدة أخرى.',
  'The next likeliest form.': 'الصيغة التالية في الرجحان.',
  'What the rules that occur mean, in the language of Accept-Language (en, ar).':
    'معاني القواعد الواردة، بلغة الترويسة Accept-Language (ar أو en).',
  'Only the voices of this dialect.': 'أصوات هذه اللهجة وحدها.',
  'Its name in the language asked for.': 'الاسم باللغة المطلوبة.',
  'What it sounds like, in three words of the language asked for.': 'وصف الصوت في ثلاث كلمات باللغة المطلوبة.',
  'What people mostly choose it for.': 'أنسب ما يُستعمل له.',
  '`extended` voices come with Pro and Enterprise.': 'أصوات `extended` في الخطة الاحترافية وخطة المؤسسات.',
  '`extended` dialects come with Pro and Enterprise.': 'لهجات `extended` في الخطة الاحترافية وخطة المؤسسات.',
  'A plan.': 'الخطة.',
  'US cents for one month.': 'سعر الشهر بالسنت الأمريكي.',
  'Characters that may be spoken in one billing period.': 'الحروف التي يمكن نطقها في فترة دفع واحدة.',
  'Requests that one account may have in flight.': 'الطلبات التي يمكن أن تجري للحساب في الوقت نفسه.',
  'What the plan contains, in the language asked for.': 'ما في الخطة، باللغة المطلوبة.',
  'Characters charged in this period.': 'الحروف المحسوبة في هذه الفترة.',
  'Characters that can still be spent; what requests in flight have reserved is not among them.':
    'الحروف التي ما زال يمكن إنفاقها، وليس منها ما حجزته طلبات جارية.',
  'Characters that the plan gives for a period; 0 without a subscription.': 'حروف الخطة في الفترة؛ 0 إن لم يكن اشتراك.',
  'Used of limit, rounded; 0 when the limit is 0.': 'نسبة المستهلك إلى الحد مقرّبة؛ 0 إذا كان الحد 0.',
  'When the next period begins, with its full limit.': 'متى تبدأ الفترة التالية بحدّها كاملًا.',
  'Only texts with these words in them; vowel signs and the kinds of alif make no difference.':
    'النصوص التي فيها هذه الكلمات وحدها؛ ولا فرق للحركات وصور الألف.',
  'The `requestId` of the answer.': 'قيمة `requestId` في الجواب.',
  'Characters charged; 0 when they were refunded.': 'الحروف المحسوبة؛ 0 إذا رُدّت.',
  'Null while it is being made, and when it was broken off.': 'قيمته null ما دام يُصنع، وإذا انقطع.',
  'The key that asked; null for somebody who had signed in.': 'المفتاح الذي طلب؛ null لمن سجّل دخوله.',
  'The program that asked, as it names itself.': 'البرنامج الذي طلب، كما يسمّي نفسه.',
  'Null when the sound is not kept.': 'قيمته null إذا لم يكن الصوت محفوظًا.',
  'Send it as `cursor` for what is older; null at the end.': 'أرسله في `cursor` لترى الأقدم؛ null عند النهاية.',
  'Send it as `cursor` for what is older; null at the end. A search may have found nothing up to there.':
    'أرسله في `cursor` لترى الأقدم؛ null عند النهاية. وقد لا يجد البحث شيئًا حتى ذلك الموضع.',
};
