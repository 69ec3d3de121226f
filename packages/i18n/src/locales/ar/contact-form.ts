export const contactForm = {
  name_too_short: 'يجب ألا يقل الاسم عن {{min}} من الأحرف.',
  name_too_long: 'يجب ألا يزيد الاسم على {{max}} من الأحرف.',
  email_invalid: 'اكتب عنوان بريد إلكتروني صحيحًا.',
  subject_too_short: 'يجب ألا يقل الموضوع عن {{min}} من الأحرف.',
  subject_too_long: 'يجب ألا يزيد الموضوع على {{max}} من الأحرف.',
  message_too_short: 'يجب ألا تقل الرسالة عن {{min}} من الأحرف.',
  message_too_long: 'يجب ألا تزيد الرسالة على {{max}} من الأحرف.',
  sent: 'وصلتنا رسالتك، وسنرد عليك قريبًا.',
  failed: 'تعذّر إرسال الرسالة. حاول مرة أخرى لاحقًا.',
} as const;
