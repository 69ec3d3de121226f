/**
 * Nouns whose last root consonant is hidden by the ending -in, as they are written before it, without marks and
 * article. Before a pause, and where a dialect has no case, they end in -iː (قاضٍ is qaːdˤiː, but كتابٍ is kitaːb).
 * Source: Ryding 2005, 5.4.3; Wright 1896, I §311.
 */
export const defectiveNouns: ReadonlySet<string> = new Set(
  `قاض ماض عال كاف ثان باق ناد راض واد جار هاد راع داع غال تال آت ساع شاف قاس عار عاص بان واف واق هاو راق خال صاف سام نام دان قاص شار ضار
  محام مؤذ مساو متساو مستو متتال متوال متدن متفان مغن مرب مصل مقتض مكتف منته متناه متعاف معاد مواز متواز مدع مشتر مستدع متصد متعد متخل مؤد مهد معط مرض
  نواح مبان معان أياد ليال ثوان أراض أغان معال مراع أمان أهال أسام نواد مقاه مساع دواع ضواح تراق تعال تلاق تفاد تعاط تداع تمن تحد تبن تلق تخل تعد تصد تسل تأن ثمان`.split(
    /\s+/u,
  ),
);
