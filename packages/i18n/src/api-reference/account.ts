/** The contract’s sentences about accounts, signing in, subscriptions and keys in Arabic, by their English. */
export const accountSentences: Readonly<Record<string, string>> = {
  'Get your subscription': 'اشتراكك',
  'Whether speech can be generated now, in a trial or paid for.':
    'هل يمكن تحويل النصوص إلى كلام الآن، في التجربة أو باشتراك مدفوع.',
  '`null`: never subscribed.': '‏`null`: لم يكن اشتراك قط.',
  "Stripe's word for it, such as `trialing`, `active`, `past_due`, `canceled`.":
    'كما تسمّيه Stripe، مثل `trialing` و`active` و`past_due` و`canceled`.',
  'End of the current period: it renews then, or ends.': 'نهاية الفترة الجارية: يتجدّد عندها أو ينتهي.',
  'It will end with the period.': 'سينتهي بنهاية الفترة.',
  'Since when a payment has been due; access goes on for three days.':
    'منذ متى استُحق دفع لم يُدفع؛ ويستمر الوصول ثلاثة أيام.',
  'When access ends if nothing else happens; `null` without access.':
    'متى ينتهي الوصول إن لم يحدث غير ذلك؛ `null` إن لم يكن وصول.',
  'The trial was ended because this person, or this card, had had one. Nothing was charged.':
    'أُنهيت التجربة لأن هذا الشخص أو هذه البطاقة سبقت لهما تجربة. ولم يُدفع شيء.',
  'Subscribe to a plan': 'اشترك في خطة',
  'Send the browser there.': 'وجّه المتصفح إليه.',
  'Manage your subscription': 'أدِر اشتراكك',
  'Register with an email address and a password': 'أنشئ حسابًا ببريد إلكتروني وكلمة مرور',
  'Accepted for compatibility; where links lead is fixed on the server.':
    'يُقبل للتوافق؛ أما وجهة الروابط فثابتة في الخادم.',
  'Sign in, or exchange a refresh token or an authorization code': 'سجّل الدخول، أو استبدل رمز تجديد أو رمز تفويض',
  'A placeholder when the session is kept in a cookie.': 'قيمة شكلية إذا كانت الجلسة محفوظة في ملف ارتباط.',
  'Verify the token of an emailed link': 'استعمل رمز رابط وصل بالبريد',
  'Resend the confirmation email': 'أعد إرسال بريد التأكيد',
  'Send a password reset link': 'أرسل رابطًا لتعيين كلمة مرور جديدة',
  'Get the signed-in account': 'من سجّل الدخول',
  'Change name, password or email address': 'غيّر الاسم أو كلمة المرور أو البريد',
  'End this session, the others, or all of them': 'أنهِ هذه الجلسة أو ما سواها أو الجلسات كلها',
  'Sign in with Google or another provider: sends the browser there':
    'الدخول عبر Google أو مزوّد آخر: يوجّه المتصفح إليه',
  'A page of ours: people land on the dashboard, in the language of this address.':
    'صفحة من صفحاتنا: يرجع المستخدم إلى لوحة التحكم باللغة التي في هذا العنوان.',
  'Either word means the provider that the operator has configured.': 'تدل الكلمتان على المزوّد الذي ضبطه المشغّل.',
  'Receive the browser back from the provider': 'يعود إليه المتصفح من المزوّد',
  'List sign-in methods': 'طرق الدخول',
  'Get the public keys that sign access tokens': 'المفاتيح العامة التي تُوقَّع بها رموز الوصول',
  'Start device authorization: get a code that a person types on another device':
    'اطلب الإذن برمز يكتبه الشخص على جهاز آخر',
  'Whether the caller may sign in as the demo account of a local run.':
    'هل للمتصل أن يدخل بالحساب التجريبي في التشغيل المحلي.',
  'One of: `rakhim-cli`, `rakhim-desktop`.': 'أحد هذين: `rakhim-cli` و`rakhim-desktop`.',
  'What the key shall be allowed to do, with spaces between: speech, usage, history. Default: all of it.':
    'ما يُسمح للمفتاح به، مفصولًا بمسافات: speech وusage وhistory. وإن لم يُذكر فكلها.',
  'The name of the machine, to be shown to the person and to name the key by.':
    'اسم الجهاز، ليُعرض على الشخص ويُسمّى به المفتاح.',
  'Known to the program only.': 'لا يعرفه إلا البرنامج.',
  'To be typed by the person, such as `WDJB-MJHT`.': 'يكتبه الشخص، مثل `WDJB-MJHT`.',
  'The same with the code in it.': 'العنوان نفسه وفيه الرمز.',
  'Seconds.': 'بالثواني.',
  'Seconds to wait between two questions for the token.': 'عدد الثواني بين سؤالين عن المفتاح.',
  'Poll for the API key of a device authorization': 'اسأل هل وافق الشخص، وخذ مفتاح الواجهة',
  '`urn:ietf:params:oauth:grant-type:device_code`': 'القيمة `urn:ietf:params:oauth:grant-type:device_code` بعينها.',
  'An API key: send it as `x-api-key` or as a bearer token. It does not expire.':
    'مفتاح للواجهة: أرسله في `x-api-key` أو رمزًا من نوع bearer. ولا تنتهي صلاحيته.',
  'Under which the person finds the key on the dashboard.': 'الاسم الذي يجد به الشخص المفتاح في لوحته.',
  'Revoke an API key by presenting it (RFC 7009)': 'ألغِ مفتاحًا بإبرازه، كما يفعل برنامج يخرج من الحساب (RFC 7009)',
  'Show which app asks with this code': 'أي برنامج يطلب بهذا الرمز',
  'As the person typed it.': 'كما كتبه الشخص.',
  'The program that asks, as it names itself.': 'البرنامج الذي يطلب، كما يسمّي نفسه.',
  'The machine, as it names itself.': 'الجهاز، كما يسمّي نفسه.',
  'What its key would be allowed to do.': 'ما سيُسمح لمفتاحه به.',
  'Approve the app and give it an API key': 'اسمح للبرنامج، فيُعطى مفتاحًا',
  'Deny the app': 'ارفض طلب البرنامج',
  'Get your account': 'حسابك',
  'Change your name or language': 'غيّر اسمك أو لغتك',
  'Delete your account': 'احذف حسابك',
  'Export everything we keep about you': 'كل ما نحفظه عنك',
  'The newest thousand utterances; `GET /api/v1/history` with `nextCursor` gives the older ones, and the sounds.':
    'أحدث ألف مقطع؛ والأقدم منها، والأصوات، من `GET /api/v1/history` مع `nextCursor`.',
  'What you wrote to us and what was answered: the newest thousand messages.':
    'ما كتبته لنا وما أُجبت به: أحدث ألف رسالة.',
  'List your sessions': 'الأماكن التي سجّلت دخولك منها',
  'End a session': 'اخرج من أحد الأماكن',
  'List your API keys': 'مفاتيحك',
  'The first four characters of the key, to show with the last four.': 'أول أربعة أحرف من المفتاح، تُعرض مع آخر أربعة.',
  'Whether it is the one that the dashboard shows first.': 'هل هو الذي تعرضه اللوحة أولًا.',
  'What the key may be used for.': 'ما يجوز استعمال المفتاح له.',
  'In the billing period that is running.': 'في فترة الدفع الجارية.',
  'Until when the key it replaced goes on working.': 'إلى متى يبقى المفتاح الذي حلّ محلّه صالحًا.',
  'To the minute.': 'بدقة دقيقة.',
  'Whether keys can be shown again after they were created.': 'هل يمكن عرض المفاتيح مرة أخرى بعد إنشائها.',
  'Create an API key': 'أنشئ مفتاحًا',
  'Default: all of them.': 'إن لم يُذكر فكلها.',
  'When it stops working by itself; `null`: never.': 'متى يتوقف من نفسه؛ `null`: لا يتوقف.',
  'Characters that the key may use in one billing period; `null`: as many as the account has.':
    'الحروف التي يجوز للمفتاح استهلاكها في فترة دفع؛ `null`: كل ما للحساب.',
  'The key itself. Keep it where your server keeps its secrets.': 'المفتاح نفسه. احفظه حيث يحفظ خادمك أسراره.',
  'Regenerate your default API key': 'استبدل مفتاحك الأساسي',
  'For how long the old key goes on working beside the new one. Default: 0, it stops at once.':
    'المدة التي يبقى فيها المفتاح القديم صالحًا مع الجديد. وإن لم تُذكر فهي 0، أي يتوقف فورًا.',
  'Rotate an API key': 'استبدل مفتاحًا بآخر جديد',
  'Change the name, scopes, expiry or limit of an API key': 'غيّر اسم مفتاح أو صلاحياته أو أجله أو حدّه',
  'Show an API key again': 'اعرض مفتاحًا مرة أخرى',
  'Revoke an API key': 'ألغِ مفتاحًا',
};
