import type { DialectGroup } from '../../dialect-recognition/everyday-words.data.ts';

/** A word of talk that is said so after one of these words, or before one of them. */
export interface WordByNeighbour {
  readonly word: string;
  readonly form: string;
  readonly after?: string;
  readonly before?: string;
}

export const wordsByNeighbour: Readonly<Partial<Record<DialectGroup, readonly WordByNeighbour[]>>> = {
  egyptian: [
    { word: 'خبط', form: 'خَبَّط', before: 'على' },
    { word: 'يحمر', form: 'يِحْمَرّ', after: 'ما' },
    { word: 'تحمر', form: 'تِحْمَرّ', after: 'ما' },
  ],
  maghrebi: [
    { word: 'آخر', form: 'آخِر', before: 'الشهر العام النهار السيمانة مرة دقيقة نهار' },
    { word: 'ترجع', form: 'تْرَجَّع', before: 'السلعة الفلوس ليا ليه لينا' },
  ],
  levantine: [
    { word: 'دور', form: 'دَوِّر', after: 'عم بدي لازم رح' },
    { word: 'بتخلصي', form: 'بِتْخَلِّصِي', before: 'شغلك شغل دوامك درسك كل الشغل' },
  ],
  gulf: [
    { word: 'تخلصين', form: 'تْخَلِّصِين', before: 'دوامك شغلك دراستك الشغل كل أوراقك' },
    { word: 'لأهلي', form: 'لِأَهْلِي' },
    { word: 'أهلي', form: 'أَهْلِي' },
    { word: 'بعد', form: 'بَعَد', after: 'يا وانت وأنت وهو وهي وأنا وانا هو هي أنا انا' },
    { word: 'بعد', form: 'بَعَد', before: 'قلبي عمري روحي عيني طوايفي هذا هذي شتبي شنو وش أبي ابي أبغى' },
    { word: 'العشا', form: 'الْعِشَا', after: 'بعد قبل صلاة أذان اذان وقت عقب' },
    { word: 'يوصل', form: 'يْوَصِّل', before: 'لك لي له لهم للبيت العيال الأغراض البنات الأولاد الطلبات الطلبيات' },
    { word: 'توصل', form: 'تْوَصِّل', before: 'لي العيال الأغراض البنات الأولاد الطلبات' },
    { word: 'بشر', form: 'بَشِّر', after: 'ها' },
    { word: 'سلم', form: 'سَلِّم', before: 'لي على عليه عليها عليهم عليج' },
    { word: 'بيض', form: 'بَيَّض', before: 'الله' },
    { word: 'تحمل', form: 'تْحَمَّل', before: 'على' },
    { word: 'أنظف', form: 'أَنْظَف', before: 'من' },
    { word: 'ريال', form: 'رَيَّال', after: 'خوش هذا هالريال ذاك' },
    { word: 'تكلم', form: 'تْكَلَّم', after: 'اللي هو قد محد أبوي أخوي المدير' },
    { word: 'تمر', form: 'تْمُرّ', before: 'علي عليه عليها علينا عليهم عليك صوبنا صوبي' },
    { word: 'خلق', form: 'خِلْق', after: 'مالي لي ماله له مالها لها مالك لك مالج لج مالنا فيني عندي' },
    { word: 'هم', form: 'هَمّ', after: 'تشيل تشيلين تشيلون أشيل اشيل يشيل شايل شايلة كل أكبر' },
    { word: 'كثر', form: 'كُثْر', after: 'من' },
    { word: 'بعدي', form: 'بَعْدِي', after: 'يا' },
    { word: 'أصلي', form: 'أَصَلِّي', after: 'أبي ابي أبغى ابغى لازم بروح أروح قمت رايح رايحة خلني خليني قبل' },
    { word: 'يضحك', form: 'يْضَحِّك', after: 'شي شيء فيلم مسلسل مقطع فيديو شكله موقف وايد' },
    { word: 'تضحك', form: 'تْضَحِّك', after: 'سالفة السالفة نكتة صورة شكلها لقطة سوالف سوالفه' },
    { word: 'يخلص', form: 'يِخْلَص', after: 'ما لما لين الشغل الدوام الفيلم الشهر راح العرض' },
    { word: 'تخلص', form: 'تِخْلَص', after: 'ما لما لين البطارية الباقة قربت' },
    { word: 'سكر', form: 'سَكَّر', after: 'السوق المحل المطعم البنك الباب المكتب الدكان اللي قد' },
    {
      word: 'سكر',
      form: 'سَكِّر',
      before: 'الباب الدريشة الشباك المحل الليت النور التلفزيون التلفون الماي المكيف عليه الغاز السيارة الخط',
    },
    { word: 'نزل', form: 'نَزِّل', before: 'التطبيق الأغراض البرنامج التحديث' },
    { word: 'تبين', form: 'تَبِين', after: 'شنو وش إيش ايش وين ليش إذا اذا لو كم ما تراج انتي إنتي متى' },
  ],
};
