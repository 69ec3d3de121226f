export const chooser = {
  title: 'اختر حسابًا',
  notice: 'هذه ليست صفحة Google، بل تقوم مقامها على هذا الجهاز: لا يُتحقَّق فيها من شيء ولا يُسأل أحد.',
  somebodyElse: 'شخص آخر',
  email: 'البريد الإلكتروني',
  name: 'الاسم (اختياري)',
  continue: 'متابعة',
  cancel: 'إلغاء',
} as const;
