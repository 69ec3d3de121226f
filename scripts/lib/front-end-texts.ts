/** What speed and memory of the front end are measured with. */
export const paragraph = `أعلنت الحكومة أمس خطة جديدة لتطوير التعليم في المدارس الحكومية، وقال الوزير إن المشروع سيبدأ في 15 سبتمبر ويشمل 250 مدرسة في ثلاث محافظات.
وأضاف أن الكلفة تبلغ 3.5 مليون دولار، وأن العمل سينتهي خلال سنتين. ورحب المعلمون بالخطة لأنها تخفف عدد الطلاب في الصف الواحد، لكن بعض الأهالي طلبوا وقتا أطول للنقاش.\n`;
/** A page to warm the reader up with: it compiles the code and holds other words than the measured text. */
export const page = paragraph.repeat(Math.ceil(100_000 / paragraph.length));
