/** The contract’s sentences about neural voices in Arabic, by their English. */
export const voiceSentences: Readonly<Record<string, string>> = {
  'List the neural voices that can be added, and those that are': 'الأصوات العصبية التي يمكن إضافتها والمضافة منها',
  'Download and install a neural voice': 'نزّل صوتًا عصبيًّا وثبّته',
  'Goes on when the caller has gone; `voices` among the events says when something has changed. A download that broke off goes on where it was.':
    'يستمر وإن انصرف من طلبه؛ ويدلّ الحدث `voices` على كل تغيّر. ويُستأنف التنزيل المنقطع من حيث توقّف.',
  'Check the files of a neural voice, and measure how it speaks here': 'افحص ملفات صوت عصبي وقِس كلامه على هذا الجهاز',
  'Remove a neural voice': 'احذف صوتًا عصبيًّا',
  'The voices that it spoke for are spoken by the built-in voice again.':
    'ويعود الصوت المضمَّن إلى الأصوات التي كان يتكلم عنها.',
  'Stop work on a neural voice': 'أوقف العمل على صوت عصبي',
  'What was downloaded so far is kept for the next try.': 'ويُحفظ ما نُزِّل للمحاولة التالية.',
  'Change who speaks for which voice or dialect': 'غيّر من يتكلم عن أي صوت أو لهجة',
  'Counts from the next text on.': 'ويسري من النص التالي.',
  'Which of its speakers, counted from 0.': 'أيّ متكلميه، والعدّ من 0.',
  'A name that the cloud knows. ElevenLabs needs one.': 'اسم تعرفه الخدمة السحابية، ولا بدّ منه في ElevenLabs.',
  'Who speaks for which voice or dialect; a voice comes before its dialect. Absent: the built-in voice.':
    'من يتكلم عن أي صوت أو لهجة، والصوت مقدَّم على لهجته. وما لم يُذكر فله الصوت المضمَّن.',
  'From the request to the first sound, the model being loaded.': 'من الطلب إلى أول صوت والنموذج محمَّل.',
  'Seconds of computing for a second of sound.': 'ثواني الحساب لكل ثانية صوت.',
  'Memory of its process.': 'ذاكرة عمليته.',
  'What was measured of a voice on the machine of the service.': 'ما قيس من الصوت على جهاز الخدمة.',
  'Of both texts. Send it to agree to this licence and no other.':
    'بصمة النصّين معًا. أرسلها لتوافق على هذه الرخصة لا غيرها.',
  'Who agreed to the licence.': 'من وافق على الرخصة.',
  'Which text was agreed to; null for what the command line added long ago.':
    'بصمة النص الذي تمّت الموافقة عليه؛ null لما أضافه سطر الأوامر قديمًا.',
  'What is downloaded.': 'حجم ما يُنزَّل.',
  'Its licence forbids commercial use, and something is sold here.': 'تمنع رخصته الاستعمال التجاري، وفي الخدمة ما يُباع.',
  'What the project measured of it; null where it has not.': 'ما قاسه المشروع منه؛ null إن لم يقسه.',
  'Why it failed lately. While it rests, the built-in voice speaks.':
    'سبب إخفاقه الأخير. وما دام مُراحًا تكلّم الصوت المضمَّن.',
  'Why it failed, in the language of Accept-Language.': 'سبب الإخفاق، بلغة الترويسة Accept-Language.',
  'Work on a voice that goes on by itself. One runs at a time.': 'عمل على صوت يجري من نفسه، ولا يجري إلا واحد.',
  'Send it back with a change.': 'أعِدها مع التغيير.',
  'Why the file cannot be read; then what it said before counts.':
    'سبب تعذّر قراءة الملف، ويبقى حينئذ ما كان فيه ساريًا.',
  'What models may hold together.': 'ما يجوز للنماذج كلها من الذاكرة.',
  'Those that the service has an account with.': 'التي للخدمة حساب فيها.',
  'What runs now, or ran last.': 'ما يجري الآن أو آخر ما جرى.',
  'The `licence.sha256` of the text that was read and agreed to.': '‏`licence.sha256` للنص الذي قُرئ ووُوفق عليه.',
  'Who spoke; null where that is not known.': 'من تكلّم؛ null إن لم يُعرف.',
  'The model or voice of the engine that spoke, where it has several.':
    'نموذج المحرّك أو صوته الذي تكلّم، إن كان له أكثر من واحد.',
  'The version that you saw.': 'النسخة التي رأيتها.',
};
