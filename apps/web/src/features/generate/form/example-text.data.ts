/** A text that shows what is hard about reading Arabic aloud: numbers, a date, a price, a Latin word and no vowels. */
export const exampleText =
  'افتُتح معرض الكتاب يوم 12/5/2026 في تمام الساعة 8:30 مساءً، وحضره 350 زائرًا في يومه الأول.\nثمن التذكرة 25 ر.س، ويمكن حجزها عبر تطبيق Rakhim أو الاتصال بالرقم 920001234.';
