export const voiceCommand = {
  usage: `طريقة الاستعمال: npm run voices -- COMMAND [--json]

  list                ما يمكن إضافته وما هو مثبّت
  add ID              يعرض الرخصة ثم ينزّل الصوت ويفحصه
                      --accept-licence   موافقة بلا سؤال
                      --from PLACE       مجلد، أو عنوان مرآة، بدل الإنترنت
  remove ID           يحذف صوتًا
  verify [ID]         يفحص كل الملفات من جديد، ويقيس سرعة الصوت على هذا الجهاز
  speak-sample ID     ينطق الصوت جملة  (--out FILE, --text TEXT)`,
  installed: 'مثبّت',
  available: 'يمكن إضافته',
  recommended: 'موصى به',
  megabytes: '{{size}} م.ب',
  commercial_yes: 'الاستعمال التجاري مسموح',
  commercial_no: 'الاستعمال التجاري ممنوع',
  commercial_unclear: 'الاستعمال التجاري غير واضح',
  notMeasured: 'لم يُقَس بعد',
  figures: 'هنا: أول صوت بعد {{firstAudio}} م.ث، و{{factor}} ثانية حساب لكل ثانية صوت، و{{memory}} م.ب',
  licence: 'رخصة {{voice}}: ‏{{licence}}، {{url}}',
  attribution: 'من عمل: {{attribution}}',
  unclear: 'ليس واضحًا هل يجوز استعماله تجاريًّا، فتحقّق قبل أن تأخذ عنه مقابلًا.',
  question: 'هل توافق على هذه الرخصة؟ [y/N] ',
  yes: 'نعم',
  fetching: '{{done}} من {{total}} م.ب',
  unpacking: 'فكّ الضغط',
  added: 'ثُبِّت {{voice}} في {{folder}}.',
  removed: 'حُذف {{voice}}.',
  intact: '{{voice}}: كل الملفات ({{count}}) كما ثُبِّتت.',
  missing: '{{path}} مفقود',
  changed: '{{path}} تغيّر',
  broken: 'الصوت {{voice}} معطوب: {{faults}}. احذفه وأضفه من جديد.',
  nothing: 'لا صوت مثبّت.',
  spoken: 'قالها {{voice}}: ‏{{file}} ({{seconds}} ث من الصوت)',
  unusable: 'لا يمكن الكلام بالصوت {{voice}}: {{reason}}',
} as const;
