import type { Entitlement, PlanId } from '@rakhim/contract';

export const plans = {
  descriptions: {
    basic: 'للمشاريع الشخصية والبدايات.',
    pro: 'لصنّاع المحتوى والمعلمين والفرق التي تنشر كثيرًا.',
    enterprise: 'للناشرين والمؤسسات ذات الأحجام الكبيرة.',
  } satisfies Record<PlanId, string>,
  features: {
    basic: ['الأصوات الأساسية', 'استعمال أساسي للواجهة البرمجية', 'دعم بالبريد الإلكتروني'],
    pro: ['جميع الأصوات واللهجات', 'استعمال كامل للواجهة البرمجية', 'أولوية في الدعم', 'أسلوب إلقاء كما تصفه'],
    enterprise: ['كل ما في الاحترافية', 'مدير حساب مخصّص', 'خيارات تشغيل خاصة'],
  } satisfies Record<PlanId, readonly string[]>,
  entitlements: {
    'dialects.standard': 'اللهجات الأساسية',
    'dialects.extended': 'الأصوات السعودية والإماراتية والقطرية',
    style: 'أسلوب الإلقاء',
  } satisfies Record<Entitlement, string>,
  /** نحو كم يُنطق بهذا القدر من الحروف. */
  speech: {
    minutes_zero: 'أقل من دقيقة من الكلام',
    minutes_one: 'نحو دقيقة من الكلام',
    minutes_two: 'نحو دقيقتين من الكلام',
    minutes_few: 'نحو {{number}} دقائق من الكلام',
    minutes_many: 'نحو {{number}} دقيقة من الكلام',
    minutes_other: 'نحو {{number}} دقيقة من الكلام',
    hours_zero: 'أقل من ساعة من الكلام',
    hours_one: 'نحو ساعة من الكلام',
    hours_two: 'نحو ساعتين من الكلام',
    hours_few: 'نحو {{number}} ساعات من الكلام',
    hours_many: 'نحو {{number}} ساعة من الكلام',
    hours_other: 'نحو {{number}} ساعة من الكلام',
  },
} as const;
