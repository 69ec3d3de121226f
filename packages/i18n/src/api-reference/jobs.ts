/** The contract’s sentences about jobs, in Arabic, by their English. */
export const jobSentences: Readonly<Record<string, string>> = {
  'The file’s name; its extension says how it is read.': 'اسم الملف، وامتداده يحدد كيف يُقرأ.',
  'The file in base64, up to 8 MiB: txt, md, docx, epub, html, srt, vtt, csv or tsv.':
    'الملف بترميز base64، حتى 8 ميبيبايت: txt أو md أو docx أو epub أو html أو srt أو vtt أو csv أو tsv.',
  'What to say, up to 1000000 characters. Either this or `document`.':
    'النص المراد نطقه، حتى 1000000 حرف. يُرسل هو أو `document`، لا كلاهما.',
  'A document whose text is said. Either this or `text`.': 'مستند يُنطق نصه. يُرسل هو أو `text`، لا كلاهما.',
  'Names the job in lists. Default: the name of the document, or the first words of the text.':
    'اسم المهمة في القوائم. وإن لم يُذكر فاسم المستند، أو أول كلمات النص.',
  '`wav` for up to 200000 characters.': '`wav` لما لا يزيد على 200000 حرف.',
  'Characters that the job is charged.': 'عدد الحروف التي تُحتسب للمهمة.',
  'Pieces that it is spoken in.': 'عدد القطع التي تُنطق بها.',
  'About how long it will sound.': 'مدة الصوت التقريبية.',
  'Characters left once the job has set its own aside.': 'ما يبقى من الحروف بعد أن تحجز المهمة حروفها.',
  'Whether they suffice.': 'هل تكفي.',
  '`completed`, `failed` and `canceled` are ends. `paused` goes on with `resume`.':
    'تنتهي المهمة بإحدى `completed` و`failed` و`canceled`. أما `paused` فتُستأنف بـ `resume`.',
  'Why it is paused; null while it is not.': 'سبب إيقافها مؤقتًا، وnull إن لم تكن موقوفة.',
  'The part that has been spoken.': 'الجزء الذي نُطق منها.',
  'Set aside when the job is created, charged when it is completed, given back otherwise.':
    'تُحجز عند إنشاء المهمة، وتُحتسب عند اكتمالها، وتُرد فيما عدا ذلك.',
  'Why it failed; null unless it did.': 'سبب فشلها، وnull إن لم تفشل.',
  'Who has spoken it so far: several where a model could not go on.':
    'من نطقها حتى الآن: أكثر من واحد حين لا يستطيع نموذج أن يواصل.',
  'The neural voice, or the model of a cloud engine; null where the engine has but one.':
    'الصوت العصبي، أو نموذج المحرك السحابي؛ null إن لم يكن للمحرك إلا واحد.',
  'What the engines could not do as asked, such as a voice model that could not speak.':
    'ما تعذّر على المحركات مما طُلب، كنموذج صوت لم يستطع أن ينطق.',
  'The sound, for whoever has the link. It ends after an hour or two: ask again for a new one.':
    'الصوت، لكل من معه الرابط. ينتهي الرابط بعد ساعة أو ساعتين، فاطلبوا المهمة من جديد لرابط آخر.',
  'When each word sounds, as JSON; with `&format=srt` or `&format=vtt`, subtitles. A link like `url`. Null for a job that a version without times of words has spoken in part.':
    'متى تُسمع كل كلمة، بصيغة JSON، ومع `&format=srt` أو `&format=vtt` نص متزامن. رابط مثل `url`. وnull لمهمة نطق بعضَها إصدارٌ لا يعرف أوقات الكلمات.',
  'As it was written.': 'كما كُتبت.',
  'Only with `phonemes`, and where the engine knows them.': 'مع `phonemes` وحدها، وحيث يعرفها المحرك.',
  'In order and without overlap, in milliseconds of the sound.': 'بالترتيب ودون تداخل، بأجزاء الألف من ثانية الصوت.',
  'Get when the words of a job sound': 'جلب أوقات كلمات مهمة',
  'The link in `result.timestampsUrl`, which needs no key. A stream: an answer that is cut off is incomplete.':
    'الرابط الذي في `result.timestampsUrl`، ولا يحتاج إلى مفتاح. والجواب تيار، فإن انقطع فهو ناقص.',
  '`srt` and `vtt` are subtitles.': '`srt` و`vtt` نص متزامن.',
  'Each word says when its sounds are heard, too.': 'وتذكر كل كلمة متى تُسمع أصواتها أيضًا.',
  'Null until the job is completed.': 'null حتى تكتمل المهمة.',
  'When a job that is at its end is deleted with its sound.': 'متى تُحذف المهمة المنتهية مع صوتها.',
  'Ask what a job would cost': 'السؤال عن كلفة مهمة',
  'Reads the same body as `POST /api/v1/jobs`, and changes nothing.':
    'يقرأ الجسم نفسه الذي يقرؤه `POST /api/v1/jobs`، ولا يغيّر شيئًا.',
  'Have a long text spoken': 'نطق نص طويل',
  'Answers at once. The characters are set aside when the job is created and charged when it is completed, once; a job that fails or is canceled costs nothing. It is spoken in segments, in turns with the jobs of others, and goes on elsewhere when a machine dies. The sound is one file, kept for some days behind a link that answers ranges. Programs poll `GET /api/v1/jobs/{id}`, or hear of `jobs` in the stream of events.':
    'يجيب فورًا. تُحجز الحروف عند إنشاء المهمة، وتُحتسب مرة واحدة عند اكتمالها، ولا تكلّف المهمة الفاشلة أو الملغاة شيئًا. تُنطق على قطع، بالتناوب مع مهام الآخرين، وتُكمل على جهاز آخر إن تعطّل جهازها. والصوت ملف واحد يُحفظ أيامًا وراء رابط يقبل طلب الأجزاء. وللبرامج أن تسأل `GET /api/v1/jobs/{id}` حينًا بعد حين، أو أن تسمع `jobs` في تيار الأحداث.',
  'List your jobs, newest first': 'عرض مهامك، الأحدث أولًا',
  'Get a job': 'جلب مهمة',
  'Cancel a job': 'إلغاء مهمة',
  'What it had set aside is given back, all of it. Canceling twice is canceling once.':
    'يُرد كل ما حجزته. والإلغاء مرتين كالإلغاء مرة.',
  'Pause a job': 'إيقاف مهمة مؤقتًا',
  'It stops behind the segment in hand, and keeps its characters set aside.':
    'تقف بعد القطعة التي تُنطق، وتبقى حروفها محجوزة.',
  'Resume a job': 'استئناف مهمة',
  'It goes on behind the last segment that was spoken.': 'تُكمل من بعد آخر قطعة نُطقت.',
  'Delete a job and its sound': 'حذف مهمة وصوتها',
  'One that is not at its end is canceled first.': 'والتي لم تنته تُلغى أولًا.',
  'Get the sound of a job': 'جلب صوت مهمة',
  'The link in `result.url`, which needs no key. Answers parts, too, when `Range` asks for one.':
    'الرابط الذي في `result.url`، ولا يحتاج إلى مفتاح. ويجيب بجزء أيضًا إن طلبه `Range`.',
  'Seconds since 1970 at which the link ends.': 'الثواني منذ 1970 التي ينتهي عندها الرابط.',
};
