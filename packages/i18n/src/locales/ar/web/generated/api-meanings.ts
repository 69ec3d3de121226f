// Written by `npm run generate` from the contract.
export const apiMeanings = {
  "createSpeech": {
    "summary": "حوّل نصًّا عربيًّا إلى كلام",
    "parameters-Idempotency-Key": "أرسل القيمة نفسها عند إعادة الطلب فيأتيك الجواب نفسه ولا يُحسب إلا مرة واحدة، مدة 24 ساعة.",
    "request-text": "ما يُنطق: حتى 5000 حرف، أو 20000 إذا طُلب الصوت متدفّقًا.",
    "request-voice": "إن لم يُذكر فهو أول أصوات اللهجة، أو `male1` إن لم يُذكر أي منهما.",
    "request-dialect": "إن لم تُذكر فهي لهجة الصوت، أو `msa` إن لم يُذكر أي منهما.",
    "request-styleInstruction": "كيف يُنطق، بالعربية أو الإنجليزية، حتى 500 حرف. لا يُحسب.",
    "request-speed": "السرعة: مضاعف لسرعة الصوت المعتادة، من 0.5 إلى 2. ويُضاف إليه ما يطلبه وصف الأسلوب، كقولك «ببطء».",
    "request-pitch": "حدّة الصوت: بأنصاف الدرجات الموسيقية فوق حدّته المعتادة أو دونها، من ‎-6 إلى 6. وكل اثني عشر منها جواب.",
    "request-readings": "ما تختاره من قراءات لأجزاء النص، مرتّبة وبلا تداخل. لا تُحسب، ولذلك لها حد: حتى 10 أحرف لكل حرف تقوم مقامه، ولها جميعًا أن تزيد 20 حرفًا وخُمس حروف النص. ولا تدخل الحركات في العدّ.",
    "request-readings-start": "موضع بداية الجزء، معدودًا بنقاط ترميز يونيكود في النص كما أُرسل.",
    "request-readings-end": "موضع نهايته، ولا يدخل فيه.",
    "request-readings-vowelled": "كيف يُقرأ، بحروف عربية مشكولة، كواحد من `alternatives` في المعاينة.",
    "request-readings-spoken": "الكلمات التي تُقال بدلًا منه، بحروف عربية أو لاتينية.",
    "request-latinWords": "كيف تُنطق الكلمات المكتوبة بحروف لاتينية: `arabic` بنطق عربي (وهو المعتاد)، أو `english` بالإنجليزية. ومن محرّكات الكلام ما لا يعرف إلا طريقة واحدة.",
    "request-take": "أي قراءة للنص، كما يقرؤه المرء كل مرة بفرق يسير. وإن لم يُذكر فهو 1. وكل قراءة تُحسب مرة واحدة، ثم هي مجانية ما دام صوتها محفوظًا.",
    "request-timestamps": "إن كان true ذكر الجواب في `words` متى تُسمع كل كلمة. ولا موضع لذلك في الصوت المتدفّق.",
    "request-format": "إن لم يُذكر فهو ما تطلبه `Accept`، وإلا `mp3`.",
    "response-audioContent": "ملف الصوت كاملًا.",
    "response-characters": "الحروف المحسوبة؛ 0 إذا كان الصوت هو المحفوظ.",
    "response-characterCount": "العدد نفسه باسمه الأقدم.",
    "response-remaining": "الحروف الباقية في فترة الدفع هذه.",
    "response-durationMs": "طول الصوت.",
    "response-voice": "الصوت.",
    "response-dialect": "اللهجة.",
    "response-repeatOf": "العنصر الذي هذا صوته المحفوظ في السجل: لم يُحسب شيء. وإن كان الصوت جديدًا فلا وجود له.",
    "response-warnings": "كل ما تغيّر أو تعذّر تنفيذه.",
    "response-warnings-message": "بلغة الترويسة Accept-Language (ar أو en).",
    "response-warnings-detail": "الكلمات المقصودة.",
    "response-warnings-dialect": "مع `text_in_other_dialect`: اللهجة التي كُتب بها النص.",
    "response-words": "مع `timestamps`: متى يُسمع كل جزء من النص، بالترتيب. وما يُقال بعدة كلمات، كالعدد، جزء واحد.",
    "response-words-start": "موضع بداية الكلمة، معدودًا بنقاط ترميز يونيكود في النص كما أُرسل.",
    "response-words-end": "موضع نهايته، ولا يدخل فيه.",
    "response-words-startMs": "متى يبدأ سماعها.",
    "response-words-phonemes": "مع `phonemes`: أصواتها بالترتيب، وتغيب إن لم يعرفها محرك الكلام."
  },
  "createTimedSpeech": {
    "summary": "حوّل نصًّا عربيًّا إلى كلام، واعرف متى تُسمع كل كلمة",
    "parameters-Idempotency-Key": "أرسل القيمة نفسها عند إعادة الطلب فيأتيك الجواب نفسه ولا يُحسب إلا مرة واحدة، مدة 24 ساعة.",
    "request-text": "ما يُنطق: حتى 5000 حرف، أو 20000 إذا طُلب الصوت متدفّقًا.",
    "request-voice": "إن لم يُذكر فهو أول أصوات اللهجة، أو `male1` إن لم يُذكر أي منهما.",
    "request-dialect": "إن لم تُذكر فهي لهجة الصوت، أو `msa` إن لم يُذكر أي منهما.",
    "request-styleInstruction": "كيف يُنطق، بالعربية أو الإنجليزية، حتى 500 حرف. لا يُحسب.",
    "request-speed": "السرعة: مضاعف لسرعة الصوت المعتادة، من 0.5 إلى 2. ويُضاف إليه ما يطلبه وصف الأسلوب، كقولك «ببطء».",
    "request-pitch": "حدّة الصوت: بأنصاف الدرجات الموسيقية فوق حدّته المعتادة أو دونها، من ‎-6 إلى 6. وكل اثني عشر منها جواب.",
    "request-readings": "ما تختاره من قراءات لأجزاء النص، مرتّبة وبلا تداخل. لا تُحسب، ولذلك لها حد: حتى 10 أحرف لكل حرف تقوم مقامه، ولها جميعًا أن تزيد 20 حرفًا وخُمس حروف النص. ولا تدخل الحركات في العدّ.",
    "request-readings-start": "موضع بداية الجزء، معدودًا بنقاط ترميز يونيكود في النص كما أُرسل.",
    "request-readings-end": "موضع نهايته، ولا يدخل فيه.",
    "request-readings-vowelled": "كيف يُقرأ، بحروف عربية مشكولة، كواحد من `alternatives` في المعاينة.",
    "request-readings-spoken": "الكلمات التي تُقال بدلًا منه، بحروف عربية أو لاتينية.",
    "request-latinWords": "كيف تُنطق الكلمات المكتوبة بحروف لاتينية: `arabic` بنطق عربي (وهو المعتاد)، أو `english` بالإنجليزية. ومن محرّكات الكلام ما لا يعرف إلا طريقة واحدة.",
    "request-take": "أي قراءة للنص، كما يقرؤه المرء كل مرة بفرق يسير. وإن لم يُذكر فهو 1. وكل قراءة تُحسب مرة واحدة، ثم هي مجانية ما دام صوتها محفوظًا.",
    "request-format": "إن لم يُذكر فهو ما تطلبه `Accept`، وإلا `mp3`.",
    "request-phonemes": "إن كان true ذكرت كل كلمة في `phonemes` متى يُسمع كل صوت من أصواتها، لتحريك الشفاه مثلًا أو للتعليم.",
    "response-audioContent": "ملف الصوت كاملًا.",
    "response-characters": "الحروف المحسوبة؛ 0 إذا كان الصوت هو المحفوظ.",
    "response-characterCount": "العدد نفسه باسمه الأقدم.",
    "response-remaining": "الحروف الباقية في فترة الدفع هذه.",
    "response-durationMs": "طول الصوت.",
    "response-voice": "الصوت.",
    "response-dialect": "اللهجة.",
    "response-repeatOf": "العنصر الذي هذا صوته المحفوظ في السجل: لم يُحسب شيء. وإن كان الصوت جديدًا فلا وجود له.",
    "response-warnings": "كل ما تغيّر أو تعذّر تنفيذه.",
    "response-warnings-message": "بلغة الترويسة Accept-Language (ar أو en).",
    "response-warnings-detail": "الكلمات المقصودة.",
    "response-warnings-dialect": "مع `text_in_other_dialect`: اللهجة التي كُتب بها النص.",
    "response-words": "متى يُسمع كل جزء من النص، بالترتيب وبلا تداخل. وما يُقال بعدة كلمات، كالعدد، جزء واحد.",
    "response-words-start": "موضع بداية الكلمة، معدودًا بنقاط ترميز يونيكود في النص كما أُرسل.",
    "response-words-end": "موضع نهايته، ولا يدخل فيه.",
    "response-words-startMs": "متى يبدأ سماعها.",
    "response-words-phonemes": "مع `phonemes`: أصواتها بالترتيب، وتغيب إن لم يعرفها محرك الكلام.",
    "response-granularity": "قيمته `sentence` حيث لا يعرف محرّك الكلام أوقات الكلمات: فكل عنصر في `words` جملة، يُقدَّر وقتها من طولها، ويصحب ذلك تنبيه.",
    "response-subtitles": "النص كما كُتب، في مقاطع من سطر أو سطرين تنتهي بنهاية عبارة أو جملة ما أمكن."
  },
  "createClientToken": {
    "summary": "رمز تستعمله صفحة ويب",
    "request-origin": "أصل الصفحة التي تستعمل الرمز كما يسمّيه المتصفح: بلا مسار وبلا شرطة مائلة في آخره. ولا يعمل الرمز من غيره.",
    "request-characters": "مجموع الحروف التي تُنطق به. ولا تُحسب إلا حين تُنطق.",
    "request-seconds": "مدة صلاحيته بالثواني، من 10 إلى 3600. وإن لم تُذكر فهي 300.",
    "request-scopes": "ما يُستعمل له، على أن يكون المفتاح نفسه مسموحًا له به. وإن لم يُذكر فهو `speech`.",
    "response-token": "سلّمه إلى الصفحة، فترسله حيث يُرسل مفتاح API."
  },
  "previewText": {
    "summary": "اعرف كيف سيُقرأ النص",
    "request-text": "ما سيُقال، حتى 20000 حرف.",
    "request-voice": "الصوت الذي يُقرأ بلهجته.",
    "request-dialect": "إن لم تُذكر فهي لهجة الصوت، أو `msa` إن لم يُذكر أي منهما.",
    "request-readings": "ما تختاره من قراءات لأجزاء النص، مرتّبة وبلا تداخل. لا تُحسب، ولذلك لها حد: حتى 10 أحرف لكل حرف تقوم مقامه، ولها جميعًا أن تزيد 20 حرفًا وخُمس حروف النص. ولا تدخل الحركات في العدّ.",
    "request-readings-start": "موضع بداية الجزء، معدودًا بنقاط ترميز يونيكود في النص كما أُرسل.",
    "request-readings-end": "موضع نهايته، ولا يدخل فيه.",
    "request-readings-vowelled": "كيف يُقرأ، بحروف عربية مشكولة، كواحد من `alternatives` في المعاينة.",
    "request-readings-spoken": "الكلمات التي تُقال بدلًا منه، بحروف عربية أو لاتينية.",
    "request-latinWords": "كيف تُنطق الكلمات المكتوبة بحروف لاتينية: `arabic` بنطق عربي (وهو المعتاد)، أو `english` بالإنجليزية. ومن محرّكات الكلام ما لا يعرف إلا طريقة واحدة.",
    "response-spoken": "النص كله كلماتٍ بلا حركات، ووقفاته علامات ترقيم.",
    "response-vowelled": "ما سبق، مشكولًا.",
    "response-phonemes": "النص نفسه بالأبجدية الصوتية الدولية: `|` وقفة قصيرة و`‖` نهاية جملة.",
    "response-characters": "الحروف التي يكلّفها نطق النص.",
    "response-warnings": "ما يحسن أن تعرفه قبل أن تدفع.",
    "response-warnings-message": "بلغة الترويسة Accept-Language (ar أو en).",
    "response-warnings-detail": "الكلمات المقصودة.",
    "response-warnings-dialect": "مع `text_in_other_dialect`: اللهجة التي كُتب بها النص.",
    "response-spans": "كل جزء يُنطق من النص، بالترتيب وبلا تداخل.",
    "response-spans-start": "بنقاط ترميز يونيكود في النص كما أُرسل.",
    "response-spans-end": "ولا يدخل في الجزء.",
    "response-spans-original": "الجزء كما كُتب.",
    "response-spans-spoken": "الكلمات التي تُقال له، بلا حركات.",
    "response-spans-vowelled": "ما سبق، مشكولًا.",
    "response-spans-phonemes": "الكلمات نفسها بالأبجدية الصوتية الدولية.",
    "response-spans-confidence": "احتمال صحة التشكيل كما قيس على نصوص لم تُستعمل في التدريب: من الكلمات التي لها 0.97 فأكثر صحّت 99 من كل 100. وهو 1 حيث كُتبت الحركات أو لم تدع القاعدة مجالًا للشك.",
    "response-spans-alternatives": "صيغ أخرى مشكولة للكلمة، أرجحها أولًا. أرسل إحداها في `readings` لتختارها.",
    "response-spans-decision": "سبب قراءة الكلمة بحركاتها هذه؛ ولا يرد إلا مع الكلمة المفردة.",
    "response-rules": "معاني القواعد الواردة، بلغة الترويسة Accept-Language (ar أو en)."
  },
  "createOpenAiSpeech": {
    "summary": "تحويل النص إلى كلام للبرامج المبنية على مكتبات OpenAI",
    "parameters-Idempotency-Key": "أرسل القيمة نفسها عند إعادة الطلب فيأتيك الجواب نفسه ولا يُحسب إلا مرة واحدة، مدة 24 ساعة.",
    "request-model": "أحد هذه: `rakhim` و`tts-1` و`tts-1-hd` و`gpt-4o-mini-tts` و`gpt-4o-mini-tts-2025-03-20` و`gpt-4o-mini-tts-2025-12-15`. وأصواتها كلها واحدة.",
    "request-input": "ما يُنطق، حتى 20000 حرف.",
    "request-voice": "أحد أصواتنا، ومعه لهجته، أو اسم من أسماء OpenAI يتكلم بدله أحد أصواتنا: `alloy` و`onyx` بالفصحى، والبقية كما في `/v1/audio/voices`.",
    "request-instructions": "كيف يُنطق، وهو `styleInstruction` في عنواننا. لا يُحسب.",
    "request-response_format": "‏`pcm`: ‏24 كيلوهرتز، 16 بت، البايت الأدنى أولًا، قناة واحدة. `opus`: في حاوية Ogg. `flac`: ‏16 بت. `aac`: في إطارات ADTS.",
    "request-speed": "تلتزم به الأصوات من 0.5 إلى 2؛ وما جاوز ذلك يذكره `x-warnings`.",
    "request-pitch": "حدّة الصوت: بأنصاف الدرجات الموسيقية فوق حدّته المعتادة أو دونها، من ‎-6 إلى 6. وكل اثني عشر منها جواب.",
    "request-take": "أي قراءة للنص، كما يقرؤه المرء كل مرة بفرق يسير. وإن لم يُذكر فهو 1. وكل قراءة تُحسب مرة واحدة، ثم هي مجانية ما دام صوتها محفوظًا."
  },
  "listOpenAiModels": {
    "summary": "النماذج التي تقبلها البرامج المبنية على مكتبات OpenAI",
    "response-data-created": "بثواني يونكس."
  },
  "listOpenAiVoices": {
    "summary": "الأصوات كما تسأل عنها البرامج المبنية على مكتبات OpenAI",
    "response-voices-id": "الصوت.",
    "response-voices-name": "الاسم باللغة المطلوبة.",
    "response-voices-dialect": "اللهجة.",
    "response-voices-character": "وصف الصوت في ثلاث كلمات باللغة المطلوبة.",
    "response-voices-goodFor": "أنسب ما يُستعمل له.",
    "response-voices-tier": "أصوات `extended` في الخطة الاحترافية وخطة المؤسسات.",
    "response-voices-aliases": "أسماء OpenAI التي تدل على هذا الصوت أيضًا."
  },
  "getOpenAiModel": {
    "summary": "واحد من هذه النماذج",
    "response-created": "بثواني يونكس."
  },
  "listVoices": {
    "summary": "الأصوات واللهجات",
    "parameters-dialect": "أصوات هذه اللهجة وحدها.",
    "response-voices-id": "الصوت.",
    "response-voices-name": "الاسم باللغة المطلوبة.",
    "response-voices-dialect": "اللهجة.",
    "response-voices-character": "وصف الصوت في ثلاث كلمات باللغة المطلوبة.",
    "response-voices-goodFor": "أنسب ما يُستعمل له.",
    "response-voices-tier": "أصوات `extended` في الخطة الاحترافية وخطة المؤسسات.",
    "response-dialects-id": "اللهجة.",
    "response-dialects-name": "الاسم باللغة المطلوبة.",
    "response-dialects-tier": "لهجات `extended` في الخطة الاحترافية وخطة المؤسسات."
  },
  "listPlans": {
    "summary": "الخطط",
    "response-plans-id": "الخطة.",
    "response-plans-name": "الاسم باللغة المطلوبة.",
    "response-plans-priceCents": "سعر الشهر بالسنت الأمريكي.",
    "response-plans-characterLimit": "الحروف التي يمكن نطقها في فترة دفع واحدة.",
    "response-plans-concurrency": "الطلبات التي يمكن أن تجري للحساب في الوقت نفسه.",
    "response-plans-features": "ما في الخطة، باللغة المطلوبة."
  },
  "getUsage": {
    "summary": "ما استهلكته وما بقي لك",
    "response-used": "الحروف المحسوبة في هذه الفترة.",
    "response-remaining": "الحروف التي ما زال يمكن إنفاقها، وليس منها ما حجزته طلبات جارية.",
    "response-limit": "حروف الخطة في الفترة؛ 0 إن لم يكن اشتراك.",
    "response-percent": "نسبة المستهلك إلى الحد مقرّبة؛ 0 إذا كان الحد 0.",
    "response-periodEnd": "متى تبدأ الفترة التالية بحدّها كاملًا."
  },
  "getUsageReport": {
    "summary": "ما استهلكته باليوم أو الصوت أو المفتاح أو البرنامج",
    "parameters-from": "أول يوم.",
    "parameters-to": "آخر يوم، وهو داخل فيها. 366 يومًا على الأكثر.",
    "parameters-timeZone": "المنطقة التي تُعدّ الأيام بها، مثل `Asia/Riyadh`.",
    "parameters-format": "إن لم يُذكر فهو ما تطلبه `Accept`، وإلا `json`.",
    "response-rows-key": "اليوم أو الصوت أو معرّف المفتاح (وإن كان فارغًا فلمن سجّل دخوله) أو البرنامج.",
    "response-rows-name": "لمن يقرأ: اسم المفتاح، وفي ما عداه قيمة `key` نفسها.",
    "response-rows-characters": "المحسوب مطروحًا منه ما رُدّ.",
    "response-rows-requests": "الطلبات التي حُسبت ولم تُردّ.",
    "response-characters": "مجموع الصفوف كلها."
  },
  "listHistory": {
    "summary": "ما نُطق لك، والأحدث أولًا",
    "parameters-search": "النصوص التي فيها هذه الكلمات وحدها؛ ولا فرق للحركات وصور الألف.",
    "response-items-id": "قيمة `requestId` في الجواب.",
    "response-items-characters": "الحروف المحسوبة؛ 0 إذا رُدّت.",
    "response-items-voice": "الصوت.",
    "response-items-dialect": "اللهجة.",
    "response-items-durationMs": "قيمته null ما دام يُصنع، وإذا انقطع.",
    "response-items-apiKey": "المفتاح الذي طلب؛ null لمن سجّل دخوله.",
    "response-items-client": "البرنامج الذي طلب، كما يسمّي نفسه.",
    "response-items-audio": "قيمته null إذا لم يكن الصوت محفوظًا.",
    "response-nextCursor": "أرسله في `cursor` لترى الأقدم؛ null عند النهاية. وقد لا يجد البحث شيئًا حتى ذلك الموضع."
  },
  "getHistoryItem": {
    "summary": "مقطع واحد مما نُطق",
    "parameters-id": "قيمة `requestId` في الجواب.",
    "response-id": "قيمة `requestId` في الجواب.",
    "response-characters": "الحروف المحسوبة؛ 0 إذا رُدّت.",
    "response-voice": "الصوت.",
    "response-dialect": "اللهجة.",
    "response-durationMs": "قيمته null ما دام يُصنع، وإذا انقطع.",
    "response-apiKey": "المفتاح الذي طلب؛ null لمن سجّل دخوله.",
    "response-client": "البرنامج الذي طلب، كما يسمّي نفسه.",
    "response-audio": "قيمته null إذا لم يكن الصوت محفوظًا."
  },
  "getHistoryAudio": {
    "summary": "صوت أحد المقاطع",
    "parameters-id": "قيمة `requestId` في الجواب.",
    "parameters-download": "يقترح حفظه ملفًّا."
  },
  "deleteHistoryItem": {
    "summary": "احذف مقطعًا",
    "parameters-id": "قيمة `requestId` في الجواب."
  },
  "deleteHistory": {
    "summary": "احذف سجلّك كله"
  },
  "getSubscription": {
    "summary": "اشتراكك",
    "response-isSubscribed": "هل يمكن تحويل النصوص إلى كلام الآن، في التجربة أو باشتراك مدفوع.",
    "response-plan": "‏`null`: لم يكن اشتراك قط.",
    "response-status": "كما تسمّيه Stripe، مثل `trialing` و`active` و`past_due` و`canceled`.",
    "response-subscriptionEnd": "نهاية الفترة الجارية: يتجدّد عندها أو ينتهي.",
    "response-cancelAtPeriodEnd": "سينتهي بنهاية الفترة.",
    "response-pastDueSince": "منذ متى استُحق دفع لم يُدفع؛ ويستمر الوصول ثلاثة أيام.",
    "response-accessEnd": "متى ينتهي الوصول إن لم يحدث غير ذلك؛ `null` إن لم يكن وصول.",
    "response-isTrialRefused": "أُنهيت التجربة لأن هذا الشخص أو هذه البطاقة سبقت لهما تجربة. ولم يُدفع شيء."
  },
  "startDevice": {
    "summary": "اطلب الإذن برمز يكتبه الشخص على جهاز آخر",
    "request-client_id": "أحد هذين: `rakhim-cli` و`rakhim-desktop`.",
    "request-scope": "ما يُسمح للمفتاح به، مفصولًا بمسافات: speech وusage وhistory. وإن لم يُذكر فكلها.",
    "request-device_name": "اسم الجهاز، ليُعرض على الشخص ويُسمّى به المفتاح.",
    "response-device_code": "لا يعرفه إلا البرنامج.",
    "response-user_code": "يكتبه الشخص، مثل `WDJB-MJHT`.",
    "response-verification_uri_complete": "العنوان نفسه وفيه الرمز.",
    "response-expires_in": "بالثواني.",
    "response-interval": "عدد الثواني بين سؤالين عن المفتاح."
  },
  "createDeviceToken": {
    "summary": "اسأل هل وافق الشخص، وخذ مفتاح الواجهة",
    "request-grant_type": "القيمة `urn:ietf:params:oauth:grant-type:device_code` بعينها.",
    "request-client_id": "أحد هذين: `rakhim-cli` و`rakhim-desktop`.",
    "response-access_token": "مفتاح للواجهة: أرسله في `x-api-key` أو رمزًا من نوع bearer. ولا تنتهي صلاحيته.",
    "response-key_name": "الاسم الذي يجد به الشخص المفتاح في لوحته."
  },
  "revokeDeviceToken": {
    "summary": "ألغِ مفتاحًا بإبرازه، كما يفعل برنامج يخرج من الحساب (RFC 7009)",
    "request-client_id": "أحد هذين: `rakhim-cli` و`rakhim-desktop`."
  },
  "getStatus": {
    "summary": "ما قاسته الخدمة من أدائها",
    "response-timeToFirstAudioByteMs": "قاسته هذه العملية منذ بدأت؛ null قبل أول نطق.",
    "response-targets": "ما نهدف إليه، مذكورًا إلى جانب ما قيس."
  },
  "getLiveness": {
    "summary": "هل العملية حيّة؟"
  },
  "getReadiness": {
    "summary": "هل تستطيع تلبية الطلبات الآن؟"
  },
  "getOpenApi": {
    "summary": "هذا الوصف للواجهة البرمجية"
  }
} as const;
