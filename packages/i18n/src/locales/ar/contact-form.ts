export const contactForm = {
  name_too_short: 'يجب ألا يقل عدد حروف الاسم عن {{min}}.',
  name_too_long: 'يجب ألا يزيد عدد حروف الاسم على {{max}}.',
  email_invalid: 'اكتب عنوان بريد إلكتروني صحيحًا.',
  subject_too_short: 'يجب ألا يقل عدد حروف الموضوع عن {{min}}.',
  subject_too_long: 'يجب ألا يزيد عدد حروف الموضوع على {{max}}.',
  message_too_short: 'يجب ألا يقل عدد حروف الرسالة عن {{min}}.',
  message_too_long: 'يجب ألا يزيد عدد حروف الرسالة على {{max}}.',
  sent: 'وصلتنا رسالتك، وسنرد عليك قريبًا.',
  failed: 'تعذّر إرسال الرسالة. حاول مرة أخرى لاحقًا.',
} as const;
