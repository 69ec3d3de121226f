import type { Entitlement, PlanId } from '@nabra/contract';

export const plans = {
  descriptions: {
    basic: 'للمشاريع الشخصية والبدايات.',
    pro: 'لصنّاع المحتوى والمعلمين والفرق التي تنشر كثيرًا.',
    enterprise: 'للناشرين والمؤسسات ذات الأحجام الكبيرة.',
  } satisfies Record<PlanId, string>,
  features: {
    basic: ['الأصوات الأساسية', 'استخدام أساسي للواجهة البرمجية', 'دعم بالبريد الإلكتروني'],
    pro: ['جميع الأصوات واللهجات', 'استخدام كامل للواجهة البرمجية', 'دعم ذو أولوية', 'وصف الأسلوب كما تريد'],
    enterprise: ['كل ما في الاحترافية', 'مدير حساب مخصّص', 'خيارات تشغيل خاصة'],
  } satisfies Record<PlanId, readonly string[]>,
  entitlements: {
    'dialects.standard': 'اللهجات الأساسية',
    'dialects.extended': 'أصوات السعودية والإمارات وقطر',
    style: 'وصف الأسلوب',
  } satisfies Record<Entitlement, string>,
} as const;
