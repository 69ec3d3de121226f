/** The contract’s sentences about webhooks, in Arabic, by their English. */
export const webhookSentences: Readonly<Record<string, string>> = {
  Webhooks: 'الويب هوك',
  'List your webhook endpoints': 'اعرض عناوين الويب هوك',
  'Add a webhook endpoint': 'أضف عنوان ويب هوك',
  'Events are sent as `{ type, timestamp, data }` with the headers of Standard Webhooks: `webhook-id`, `webhook-timestamp` and `webhook-signature`. Asks for a sign-in of the last ten minutes.':
    'تُرسَل الأحداث بالشكل `{ type, timestamp, data }` ومعها ترويسات Standard Webhooks: `webhook-id` و`webhook-timestamp` و`webhook-signature`. ويلزم تسجيل دخول في آخر عشر دقائق.',
  'Change, pause or resume a webhook endpoint': 'عدّل عنوان ويب هوك أو أوقفه أو شغّله',
  'Asks for a sign-in of the last ten minutes.': 'يلزم تسجيل دخول في آخر عشر دقائق.',
  'Delete a webhook endpoint and its deliveries': 'احذف عنوان ويب هوك وسجل ما أُرسل إليه',
  'Replace the secret of a webhook endpoint': 'استبدل سر عنوان ويب هوك',
  'Until the overlap ends, events carry two signatures. Asks for a sign-in of the last ten minutes.':
    'تحمل الأحداث توقيعين حتى تنتهي مدة التداخل. ويلزم تسجيل دخول في آخر عشر دقائق.',
  'Send a test event': 'أرسل حدثًا تجريبيًا',
  'List what was sent to an endpoint, newest first': 'اعرض ما أُرسل إلى عنوان، من الأحدث إلى الأقدم',
  'Kept for 30 days.': 'يُحفظ 30 يومًا.',
  'Send an event again': 'أعد إرسال حدث',
  'With the same `webhook-id`, so that who has seen it already knows.':
    'بالقيمة نفسها في `webhook-id`، فيعرفه من رآه من قبل.',
  'Where events are sent: an https address that the world can reach.':
    'إلى أين تُرسل الأحداث: عنوان https يمكن الوصول إليه من الإنترنت.',
  'Which events are sent there.': 'الأحداث التي تُرسل إليه.',
  '`failing`: it failed for days; `gone`: it answered 410. Enable it again when it works.':
    '`failing`: تعطّل أيامًا؛ `gone`: أجاب بالحالة 410. شغّله من جديد حين يعمل.',
  'Since when every delivery has failed.': 'منذ متى يفشل كل إرسال.',
  'Until when the secret before this one signs, too.': 'حتى متى يُوقَّع بالسر السابق أيضًا.',
  'Verifies that events come from us. Shown now and never again: keep it where your server keeps its secrets.':
    'به تتحقق من أن الأحداث منّا. يظهر الآن ولن يظهر مرة أخرى، فاحفظه حيث يحفظ خادمك أسراره.',
  'The header `webhook-id`; the same whenever the event is sent again.':
    'ترويسة `webhook-id`، ولا تتغير إذا أُعيد إرسال الحدث.',
  'The status that the endpoint answered last; `null` when it did not.': 'آخر حالة أجاب بها العنوان؛ `null` إن لم يُجب.',
  'Why the last attempt failed.': 'لماذا فشلت آخر محاولة.',
  'For how long events are signed with the old secret, too. Default: a day.':
    'المدة التي تُوقَّع فيها الأحداث بالسر القديم أيضًا. إن لم تُذكر فيوم.',
  'Deliveries that were begun before this moment: `createdAt` of the last one seen.':
    'ما بدأ إرساله قبل هذه اللحظة: `createdAt` لآخر ما رأيته.',
};
