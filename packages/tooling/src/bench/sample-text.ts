/** Modern Arabic prose with numbers, dates and Latin words in it, written for this purpose. */
const paragraph =
  'افتتحت المدينة أمس مكتبة عامة جديدة تضم أكثر من 25000 كتاب، وقال مديرها إن القراءة حق للجميع. ' +
  'تفتح المكتبة أبوابها من التاسعة صباحًا حتى الثامنة مساءً، وفيها قاعة للأطفال وأخرى للموسيقى. ' +
  'وَقَدْ حَضَرَ الِافْتِتَاحَ عَدَدٌ كَبِيرٌ مِنَ النَّاسِ، ثُمَّ اسْتَمَعُوا إِلَى قَصَائِدَ قَدِيمَةٍ وَحَدِيثَةٍ. ' +
  'بلغت كلفة المشروع 3.5 مليون دولار، وساهمت فيه شركة Rakhim مع جمعيات محلية. هل تزورها في نهاية الأسبوع؟ ';

/** A text of exactly this many code points. */
export function sampleText(characters: number): string {
  const points = [...paragraph];
  return Array.from({ length: characters }, (_, index) => points[index % points.length]).join('');
}
