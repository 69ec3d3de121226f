/** The contract’s sentences about speech, usage and history in Arabic, by their English. */
export const speechSentences: Readonly<Record<string, string>> = {
  'Turn Arabic text into speech': 'حوّل نصًّا عربيًّا إلى كلام',
  'Turn Arabic text into speech with word timestamps': 'حوّل نصًّا عربيًّا إلى كلام، واعرف متى تُسمع كل كلمة',
  'When each piece of the text sounds, in order and without overlap. What is said in several words, such as a number, is one piece.':
    'متى يُسمع كل جزء من النص، بالترتيب وبلا تداخل. وما يُقال بعدة كلمات، كالعدد، جزء واحد.',
  '`sentence` where the speech engine does not know when words sound: each entry of `words` is then a sentence, its times reckoned from its length, and a warning says so.':
    'قيمته `sentence` حيث لا يعرف محرّك الكلام أوقات الكلمات: فكل عنصر في `words` جملة، يُقدَّر وقتها من طولها، ويصحب ذلك تنبيه.',
  'The text as it was written, in cues of one or two lines that end with a clause or a sentence where they can.':
    'النص كما كُتب، في مقاطع من سطر أو سطرين تنتهي بنهاية عبارة أو جملة ما أمكن.',
  'SubRip, to be stored as UTF-8.': 'بصيغة SubRip، ويُحفظ بترميز UTF-8.',
  'WebVTT, for `<track>` in browsers.': 'بصيغة WebVTT، للعنصر `<track>` في المتصفحات.',
  'How many endings of case and mood are said in standard Arabic inside a phrase: `full`, the likeliest ending of each word; `light`, those that are sure (default); `none`. Endings that you type are always said. Some speech engines know one way only.':
    'ما يُنطق من حركات الإعراب في الفصحى داخل العبارة: `full` أرجح حركة لكل كلمة، أو `light` المؤكد منها (وهو المعتاد)، أو `none` لا شيء. وما تكتبه من حركات يُنطق دائمًا. ومن محرّكات الكلام ما لا يعرف إلا طريقة واحدة.',
  'How words in Latin letters are said: `arabic`, with an Arabic accent (default), or `english`. Some speech engines know one way only.':
    'كيف تُنطق الكلمات المكتوبة بحروف لاتينية: `arabic` بنطق عربي (وهو المعتاد)، أو `english` بالإنجليزية. ومن محرّكات الكلام ما لا يعرف إلا طريقة واحدة.',
  'Generate speech (OpenAI-compatible)': 'تحويل النص إلى كلام للبرامج المبنية على مكتبات OpenAI',
  'One of: `rakhim`, `tts-1`, `tts-1-hd`, `gpt-4o-mini-tts`, `gpt-4o-mini-tts-2025-03-20`, `gpt-4o-mini-tts-2025-12-15`. All of them are the same voices.':
    'أحد هذه: `rakhim` و`tts-1` و`tts-1-hd` و`gpt-4o-mini-tts` و`gpt-4o-mini-tts-2025-03-20` و`gpt-4o-mini-tts-2025-12-15`. وأصواتها كلها واحدة.',
  'What to say, up to 20,000 characters.': 'ما يُنطق، حتى 20,000 حرف.',
  'A voice of ours, which brings its dialect, or a name of OpenAI’s, in whose place one of ours speaks: `alloy` and `onyx` in Modern Standard Arabic, the others as `/v1/audio/voices` says.':
    'أحد أصواتنا، ومعه لهجته، أو اسم من أسماء OpenAI يتكلم بدله أحد أصواتنا: `alloy` و`onyx` بالفصحى، والبقية كما في `/v1/audio/voices`.',
  'Create a token for a web page': 'رمز تستعمله صفحة ويب',
  'The origin of the page that uses the token, as the browser names it: no path, no slash at its end. It works from no other.':
    'أصل الصفحة التي تستعمل الرمز كما يسمّيه المتصفح: بلا مسار وبلا شرطة مائلة في آخره. ولا يعمل الرمز من غيره.',
  'Characters that may be spoken with it in all. They are charged when they are spoken, not before.':
    'مجموع الحروف التي تُنطق به. ولا تُحسب إلا حين تُنطق.',
  'For how long it works, 10 to 3600 seconds. Default: 300.':
    'مدة صلاحيته بالثواني، من 10 إلى 3600. وإن لم تُذكر فهي 300.',
  'What it may be used for; the key must be allowed it, too. Default: `speech`.':
    'ما يُستعمل له، على أن يكون المفتاح نفسه مسموحًا له به. وإن لم يُذكر فهو `speech`.',
  'Hand it to the page, which sends it where others send an API key.': 'سلّمه إلى الصفحة، فترسله حيث يُرسل مفتاح API.',
  'List voices (OpenAI-compatible)': 'الأصوات كما تسأل عنها البرامج المبنية على مكتبات OpenAI',
  'OpenAI’s names that this voice goes by, too.': 'أسماء OpenAI التي تدل على هذا الصوت أيضًا.',
  'How fast: a factor of the voice’s own pace, 0.5 to 2. A style instruction such as “slowly” adds to it.':
    'السرعة: مضاعف لسرعة الصوت المعتادة، من 0.5 إلى 2. ويُضاف إليه ما يطلبه وصف الأسلوب، كقولك «ببطء».',
  'How high: semitones above the voice’s own pitch, or below it, -6 to 6. Twelve are an octave.':
    'حدّة الصوت: بأنصاف الدرجات الموسيقية فوق حدّته المعتادة أو دونها، من ‎-6 إلى 6. وكل اثني عشر منها جواب.',
  '`paragraphs`: each line is spoken by itself, and lines whose sounds the history keeps are taken from it. Only the others are charged, and all come in one file. Ogg, and a text of more than 500 lines, is spoken whole.':
    '‏`paragraphs`: يُنطق كل سطر وحده، ويؤخذ من السجل ما حُفظ صوته من الأسطر، فلا يُحسب إلا الباقي، ويأتي الكل في ملف واحد. أما Ogg والنص الذي تزيد أسطره على 500 فيُنطق كاملًا.',
  'Ask what a text would cost': 'كم حرفًا سيُحسب عليك؟',
  'Characters of the whole text.': 'حروف النص كله.',
  'Characters that speaking it now would be charged.': 'الحروف التي تُحسب لو حُوّل الآن.',
  'Where it begins: code points of `text` as sent.': 'أين يبدأ، معدودًا بنقاط ترميز `text` كما أُرسل.',
  'Where it ends, exclusive.': 'أين ينتهي، والموضع نفسه غير داخل.',
  '0 where its sound is kept.': '‏0 إذا كان صوته محفوظًا.',
  'With `reuse`: what each line would be charged.': 'مع `reuse`: ما يُحسب على كل سطر.',
  'True: the text is a document of SSML 1.1, of which `speak`, `p`, `s`, `break`, `emphasis`, `prosody`, `say-as`, `sub`, `phoneme`, `voice`, `lang` and `mark` are followed. Absent: it is where it begins with `<speak>`. False: it is plain text, whatever it holds. Markup is not charged.':
    'إذا كانت true فالنص مستند SSML 1.1، ويُتّبع منه `speak` و`p` و`s` و`break` و`emphasis` و`prosody` و`say-as` و`sub` و`phoneme` و`voice` و`lang` و`mark`. وإن لم تُذكر فهو كذلك إذا بدأ بـ`<speak>`. وإذا كانت false فهو نص عادي مهما كان فيه. والترميز لا يُحسب.',
  'True: tags in square brackets are followed, such as `[pause 1.2s]`, `[voice female2]…[/voice]`, `[slow]…[/slow]` and `[mark here]`; a bracket of the text is written `\\[`. Default: false. Markup is not charged.':
    'إذا كانت true اتُّبعت الوسوم بين الأقواس المربعة، مثل `[صمت 1.2s]` و`[صوت نادية]…[/صوت]` و`[بطيء]…[/بطيء]` و`[علامة هنا]`، أو بأسمائها الإنجليزية، ويُكتب القوس الذي هو من النص `\\[`. والمعتاد false. والترميز لا يُحسب.',
  'When the marks of the text are reached, in order. Absent where it has none.':
    'متى يُبلغ كل من علامات النص، بترتيبها. ولا وجود لها إذا خلا النص منها.',
  'Where it stands: a code point of `text` as sent.': 'موضعها: رقم محرف في `text` كما أُرسل.',
  'When it is reached.': 'متى تُبلغ.',
  'Characters charged; 0 where the sound is the kept one.': 'الحروف المحسوبة؛ 0 إذا كان الصوت هو المحفوظ.',
  'Which reading of the text, as a person reads it a little differently each time. Default: 1. Each take is charged once, and free from then on as long as it is kept.':
    'أي قراءة للنص، كما يقرؤه المرء كل مرة بفرق يسير. وإن لم يُذكر فهو 1. وكل قراءة تُحسب مرة واحدة، ثم هي مجانية ما دام صوتها محفوظًا.',
  'The utterance in the history whose kept sound this is: nothing was charged. Absent for a new sound.':
    'العنصر الذي هذا صوته المحفوظ في السجل: لم يُحسب شيء. وإن كان الصوت جديدًا فلا وجود له.',
  'How to say it: the `styleInstruction` of our own address. Not charged.':
    'كيف يُنطق، وهو `styleInstruction` في عنواننا. لا يُحسب.',
  '`pcm`: 24 kHz, 16 bit, little-endian, mono. `opus`: in Ogg. `flac`: 16 bit. `aac`: in ADTS.':
    '‏`pcm`: ‏24 كيلوهرتز، 16 بت، البايت الأدنى أولًا، قناة واحدة. `opus`: في حاوية Ogg. `flac`: ‏16 بت. `aac`: في إطارات ADTS.',
  'The voices follow it from 0.5 to 2; beyond that, `x-warnings` says so.':
    'تلتزم به الأصوات من 0.5 إلى 2؛ وما جاوز ذلك يذكره `x-warnings`.',
  'List models (OpenAI-compatible)': 'النماذج التي تقبلها البرامج المبنية على مكتبات OpenAI',
  'Unix seconds.': 'بثواني يونكس.',
  'Get one model (OpenAI-compatible)': 'واحد من هذه النماذج',
  'Preview how a text will be read': 'اعرف كيف سيُقرأ النص',
  'Get characters used and remaining': 'ما استهلكته وما بقي لك',
  'Report usage by day, voice, key or client': 'ما استهلكته باليوم أو الصوت أو المفتاح أو البرنامج',
  'The first day.': 'أول يوم.',
  'The last day, included. At most 366 days.': 'آخر يوم، وهو داخل فيها. 366 يومًا على الأكثر.',
  'Where days begin, such as `Asia/Riyadh`.': 'المنطقة التي تُعدّ الأيام بها، مثل `Asia/Riyadh`.',
  'Default: what `Accept` asks for, else `json`.': 'إن لم يُذكر فهو ما تطلبه `Accept`، وإلا `json`.',
  'The day, the voice, the id of the key (empty: somebody who had signed in) or the client.':
    'اليوم أو الصوت أو معرّف المفتاح (وإن كان فارغًا فلمن سجّل دخوله) أو البرنامج.',
  'For people: the name of the key; otherwise the same as `key`.':
    'لمن يقرأ: اسم المفتاح، وفي ما عداه قيمة `key` نفسها.',
  'Charged minus refunded.': 'المحسوب مطروحًا منه ما رُدّ.',
  'Requests charged and not refunded.': 'الطلبات التي حُسبت ولم تُردّ.',
  'The sum of all rows.': 'مجموع الصفوف كلها.',
  'List your history, newest first': 'ما نُطق لك، والأحدث أولًا',
  'Get one generation': 'مقطع واحد مما نُطق',
  'Get the audio of a generation': 'صوت أحد المقاطع',
  'Suggests to save it as a file.': 'يقترح حفظه ملفًّا.',
  'Delete a generation': 'احذف مقطعًا',
  'What else was asked for. Sent back with the text, it is said the same way again.':
    'ما طُلب سوى ذلك. إذا أعدت إرساله مع النص نُطق بالطريقة نفسها.',
  'The listening page; null where there is none.': 'صفحة الاستماع، وnull إذا لم تكن له صفحة.',
  'Whoever has it can listen.': 'كل من معه هذا الرمز يستطيع الاستماع.',
  'The listening page. `ar` in its path may be `en`.': 'صفحة الاستماع. ويمكن أن تضع `en` مكان `ar` في عنوانها.',
  'Never later than the sound is kept.': 'ولا يتجاوز مدة حفظ الصوت.',
  'Days for which the page can be opened.': 'عدد الأيام التي تبقى الصفحة مفتوحة فيها.',
  'Share a generation as a listening page': 'شارك مقطعًا في صفحة استماع',
  'Stop sharing a generation': 'أوقف مشاركة مقطع',
  'Read a shared generation': 'نص مقطع مشترك',
  'Hear a shared generation': 'صوت مقطع مشترك',
  'When it begins to sound; null for what lies between.': 'متى يبدأ صوته، وnull لما بين الكلمات.',
  'The text with its vowels, in order: what is said, and what stands between.': 'النص مشكولًا بترتيبه: ما يُنطق وما بينه.',
  'Delete your whole history': 'احذف سجلّك كله',
  'Get your history settings': 'ما يُحفظ مما نُطق لك',
  '`nothing`: neither text nor sound is written down, and what there is is deleted.':
    '‏`nothing`: لا يُكتب نص ولا صوت، ويُحذف ما كان محفوظًا.',
  'Days for which sounds are kept; 0: texts only.': 'عدد الأيام التي تُحفظ فيها الأصوات؛ 0: النصوص وحدها.',
  'Change your history settings': 'اختر ما يُحفظ مما نُطق لك',
  'Stream changes as they happen': 'اعلم بالتغييرات حال حدوثها',
  'List the voices and dialects': 'الأصوات واللهجات',
  'List the plans': 'الخطط',
  'Get what the service measured of itself': 'ما قاسته الخدمة من أدائها',
  'Measured by this process since it started; null before the first utterance.':
    'قاسته هذه العملية منذ بدأت؛ null قبل أول نطق.',
  'What we aim at, stated beside what was measured.': 'ما نهدف إليه، مذكورًا إلى جانب ما قيس.',
  'Get how the service was, day by day': 'حال الخدمة يومًا بيوم',
  'Measured by the service itself, minute by minute, from requests that it answered and, where there were none, from a probe of its own. A minute in which no process lived counts as down. The answer may be up to 30 seconds old.':
    'تقيسه الخدمة بنفسها دقيقة بدقيقة، من الطلبات التي أجابتها، ومن فحص تجريه هي إن لم يكن ثمة طلبات. والدقيقة التي لم تعمل فيها أي عملية تُعدّ انقطاعًا. وقد يكون عمر الجواب 30 ثانية.',
  'The day in UTC.': 'اليوم بالتوقيت العالمي.',
  'Null for a day on which nothing was measured yet.': 'null ليوم لم يُقس فيه شيء بعد.',
  'Minutes without the service; half failed counts as half a minute.':
    'دقائق بلا خدمة؛ والدقيقة التي فشل نصف طلباتها تُعدّ نصف دقيقة.',
  'What operators wrote about the days of the history and about what is not over. Newest first.':
    'ما كتبه المشغّلون عن أيام السجل وعمّا لم ينته بعد، من الأحدث إلى الأقدم.',
  'Newest first; the first one says how things are.': 'من الأحدث إلى الأقدم، وأولها يخبر بالحال الآن.',
  'How the last five minutes were.': 'حال الدقائق الخمس الأخيرة.',
  'Over all the days that follow.': 'على مدى الأيام التالية كلها.',
  'Oldest first, today last.': 'من الأقدم إلى اليوم.',
  'Null before the first minute was measured.': 'null قبل أن تُقاس الدقيقة الأولى.',
  'Check whether the process is alive': 'هل العملية حيّة؟',
  'Check whether it can serve requests': 'هل تستطيع تلبية الطلبات الآن؟',
  'Get this description of the API': 'هذا الوصف للواجهة البرمجية',
};
