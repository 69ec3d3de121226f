/**
 * A word with two readings, and what around it asks for the less common one; where nothing does, the word lists decide.
 *
 * Words are bare; `ال` in front is matched with and without. A word that ends in `*` is the beginning of one.
 */
export interface HomographRow {
  readonly form: string;
  /** The word right before. */
  readonly after?: string;
  /** The word right after. */
  readonly before?: string;
  /** Any word of the clause. */
  readonly near?: string;
  /** First or last of its clause. */
  readonly at?: 'start' | 'end';
  /** The one who acts follows. */
  readonly isBeforeAgent?: true;
}

const body = 'رأس الرأس حلاقة تساقط صبغ غسل طويل قصير أسود أشقر مجعد ناعم تسريحة فروة زيت العناية';
const poetry = 'بيت قصيدة ديوان أبيات شاعر الشاعر قصائد القصيدة شعراء أدب نثر النثر الجاهلي';
const pain = 'ألم آلام أوجاع أسفل عمود فقرات وجع عضلات خلف على';
const years = 'سنة سنوات سنين عاما أعوام عام شهرا أشهر ناهز يناهز مبكر مبكرة';

export const homographs: readonly HomographRow[] = [
  { form: 'الْقُدُس', after: 'الروح روح وروح' }, { form: 'مَلِكَة', before: 'بريطانيا إنجلترا هولندا الدنمارك إسبانيا السويد الأردن الجمال' },
  { form: 'عُمْر', at: 'start', near: years }, { form: 'عُمْر', after: 'عن من طول مدى منتصف مقتبل متوسط في بعمر نصف' }, { form: 'عُمْر', before: 'الإنسان الطفل الأرض الكون المريض الرضيع البطارية الجهاز السيارة المبنى الفرد الشجرة طويل مديد' },
  { form: 'الظَّهْرُ', after: pain }, { form: 'ظَهْر', after: pain, before: 'ال*' }, { form: 'الظُّهْر', after: 'صلاة الفجر والفجر أذان قبل بعد وقت غداء منتصف عند' }, { form: 'الظُّهْر', near: 'الفجر العصر والعصر المغرب والمغرب صلاة' }, { form: 'ظَهَرَ', at: 'start', isBeforeAgent: true }, { form: 'ظَهَرَ', before: 'في على أمام أن' },
  { form: 'وُلِدَ', before: 'في عام سنة يوم لأب لأسرة لعائلة بمدينة' }, { form: 'وُلِدَ', at: 'start', isBeforeAgent: true }, { form: 'وُلِدَ', near: 'عام سنة مولود وترعرع وتوفي' },
  { form: 'تَعُدْ', after: 'لم ولم' }, { form: 'تُعَدُّ', before: 'ال* من أكبر أحد إحدى واحدة أهم هذه' }, { form: 'يَعُدْ', after: 'لم ولم' }, { form: 'يَعِدُ', before: 'ب* بأن' }, { form: 'يُعَدُّ', before: 'ال* من أكبر أحد إحدى واحدا أهم هذا' },
  { form: 'تَعَادَلَ', at: 'start' }, { form: 'تَعَادَلَ', near: 'مباراة المباراة منتخب المنتخب فريق الفريق هدف الأهلي الزمالك الهلال النصر برشلونة' }, { form: 'تُعَادِلُ', before: 'قيمة ما نحو حوالي مساحة نصف ضعف ثلث' },
  { form: 'عَلَم', before: 'مصر السعودية قطر الكويت لبنان فلسطين الدولة البلاد الإمارات الأردن العراق سوريا تونس الجزائر المغرب ليبيا اليمن بلادي بلاده الولايات' }, { form: 'عَلَم', after: 'رفع رفعت رافعا رافعين يرفع ألوان إنزال رفرف' }, { form: 'عَلِمَ', before: 'أن بأن' }, { form: 'الْعَلَمَ', after: 'رفع رفعت يرفع تحية' },
  { form: 'عِلْم', before: 'النفس الأحياء الاجتماع الفلك النبات الحيوان الأرض الآثار الكلام الوراثة الفيزياء الكيمياء التاريخ اللغة الحديث الفقه الإدارة الاقتصاد' },
  { form: 'الْحَكَم', near: 'المباراة مباراة صافرة ركلة بطاقة البطاقة الملعب الشوط التسلل الجزاء صافرته' }, { form: 'حَكَم', before: 'المباراة الساحة اللقاء الراية دولي' }, { form: 'حَكَمَ', at: 'start', before: 'القاضي الملك البلاد عليه على' }, { form: 'حَكَمَتِ', before: 'المحكمة' },
  { form: 'شَعَرَ', before: 'ب* أن بأن الرجل الناس' }, { form: 'شَعَرَتْ', before: 'ب* بأن أن' }, { form: 'شِعْر', near: poetry }, { form: 'الشِّعْر', near: poetry }, { form: 'شَعْر', near: body }, { form: 'الشَّعْر', near: body }, { form: 'الشَّعْر', after: 'تساقط صبغة زيت' },
  { form: 'عِقْد', before: 'لؤلؤ ألماس ذهب ذهبي من' , near: 'لؤلؤ اللؤلؤ ألماس ذهب عنقها' },
  { form: 'قَدَم', after: 'كرة على أصبع إصبع كاحل' }, { form: 'الْقَدَم', after: 'كرة لكرة بكرة' }, { form: 'قَدَّمَ', at: 'start', isBeforeAgent: true }, { form: 'قَدَّمَتْ', isBeforeAgent: true }, { form: 'قَدَّمَتْ', at: 'start' },
  { form: 'كَتَبَ', at: 'start', isBeforeAgent: true }, { form: 'كَتَبَ', after: 'الذي قد حيث ثم كما', }, { form: 'كَتَبَ', before: 'رسالة مقالا رواية قصيدة كتابا في عن إلى على' , at: 'start' }, { form: 'كُتُب', after: 'ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة عدة بضعة معرض قراءة دار مكتبة' },
  { form: 'دَرَسَ', at: 'start', isBeforeAgent: true }, { form: 'دَرَسَ', before: 'في الطب القانون الهندسة الأدب علم' }, { form: 'ذَهَبَ', before: 'إلى مع الى' }, { form: 'ذَهَبَ', at: 'start', isBeforeAgent: true },
  { form: 'ذَهَب', after: 'من خاتم غرام سعر أسعار عيار سبائك سوار جرام' }, { form: 'سُنَّة', before: 'النبي نبوية رسول مؤكدة' }, { form: 'السُّنَّة', after: 'أهل القرآن الكتاب' }, { form: 'السُّنَّة', near: 'الشيعة النبوية والشيعة' },
  { form: 'دَيْن', after: 'سداد عليه علي تسديد قضاء سدد دفع' }, { form: 'الدَّيْن', after: 'سداد تسديد خدمة أقساط' }, { form: 'دِين', before: 'الإسلام ال*' }, { form: 'عَمَّان', near: 'الأردن الأردنية الأردني إربد الزرقاء' }, { form: 'عُمَان', after: 'سلطنة خليج بحر' }, { form: 'عُمَان', near: 'مسقط سلطنة صلالة' },
  { form: 'مُصِرّ', before: 'على' }, { form: 'مُصِرَّة', before: 'على' }, { form: 'حَمَام', near: 'طيور زاجل الزاجل طار يطير عش' }, { form: 'مَعْلَم', before: 'سياحي تاريخي أثري بارز حضاري من' }, { form: 'السُّلَّم', after: 'صعد نزل على درجات صعود صعدت نزلت أعلى' }, { form: 'السِّلْم', near: 'الحرب والحرب الأمن والأمن الأهلي العالمي الدولي' },
  { form: 'الْقَسَم', after: 'أدى أدت أدوا يؤدي تأدية حلف اليمين' }, { form: 'عَيَّنَ', at: 'start', isBeforeAgent: true }, { form: 'حُسْن', before: 'الخلق الحظ السير الضيافة النية الخاتمة الظن الجوار الاستقبال المعاملة السلوك الإدارة التصرف' }, { form: 'حُسْنُ', after: 'من' , before: 'حظ حظي حظه' },
  { form: 'بُعْد', after: 'على عن' }, { form: 'بَعْدُ', at: 'end' }, { form: 'قَبْلُ', at: 'end' }, { form: 'قِبَلِ', after: 'من', before: 'ال* لجنة شركة وزارة خبراء رجال قوات مجموعة فريق جهة بعض أي هيئة' }, { form: 'قَبِلَ', before: 'الدعوة العرض الاقتراح الشروط دعوة عرض استقالة' },
  { form: 'مُرَّة', after: 'قهوة القهوة حقيقة الحقيقة حبة تجربة' }, { form: 'الْحَرّ', after: 'شدة موجة من' }, { form: 'حَرّ', before: 'شديد الصيف أوي قوي جدا خانق' }, { form: 'حَرّ', after: 'الجو النهارده اليوم' }, { form: 'حُرّ', after: 'سوق رجل عمل سجين' }, { form: 'صَفَر', after: 'شهر من' }, { form: 'رِجْل', after: 'كسر كسرت بتر ألم', },
  { form: 'دَخْل', before: 'الأسرة الفرد شهري سنوي محدود ثابت إضافي قومي', }, { form: 'دَخَلَ', at: 'start', isBeforeAgent: true }, { form: 'الدَّخْل', after: 'ضريبة مستوى متوسط محدودي مصدر' }, { form: 'طَلَبَ', at: 'start', isBeforeAgent: true }, { form: 'طَلَبَ', before: 'من مني منه منها', at: 'start' }, { form: 'أَكَلَ', at: 'start', isBeforeAgent: true },
  { form: 'فَرْق', before: 'التوقيت بين السن السعر كبير الأهداف العمر' }, { form: 'فِرَق', before: 'الإنقاذ الإسعاف الإطفاء الدفاع كرة الطوارئ التفتيش' }, { form: 'الْمُنْتِج', near: 'الفيلم المخرج المسلسل والمخرج السينمائي الموسيقي' }, { form: 'مُنْتِج', before: 'الفيلم أفلام المسلسل موسيقي سينمائي' }, { form: 'مَخْرَج', before: 'الطوارئ من للأزمة' }, { form: 'الْمَخْرَج', after: 'باب لوحة من نحو أقرب' },
  { form: 'مُخْرِج', before: 'الفيلم أفلام المسلسل سينمائي' }, { form: 'مُقَدِّم', before: 'البرنامج برامج الخدمة الطلب' }, { form: 'عَالِم', before: 'فيزياء رياضيات آثار نفس دين فلك اجتماع مصري أمريكي ألماني عربي الفيزياء الرياضيات الآثار النفس الفلك كبير جليل الأحياء مشهور' }, { form: 'الْعَالِم', before: 'المصري الألماني البريطاني المسلم الأمريكي الفرنسي' },
  { form: 'سَلَّمَ', at: 'start', isBeforeAgent: true }, { form: 'سَلَّمَ', before: 'على' , at: 'start' }, { form: 'حَمَلَ', at: 'start', isBeforeAgent: true }, { form: 'لَعِبَ', at: 'start', isBeforeAgent: true }, { form: 'شَرِبَ', at: 'start', isBeforeAgent: true }, { form: 'رَسَمَ', at: 'start', isBeforeAgent: true }, { form: 'عَمِلَ', at: 'start', isBeforeAgent: true }, { form: 'عَمِلَ', at: 'start', before: 'في مع على' },
  { form: 'سَكَنَ', at: 'start', isBeforeAgent: true }, { form: 'حَضَرَ', at: 'start', isBeforeAgent: true }, { form: 'خَرَجَ', at: 'start', isBeforeAgent: true }, { form: 'وَصَلَ', at: 'start', isBeforeAgent: true }, { form: 'رَفَضَ', at: 'start', isBeforeAgent: true }, { form: 'قَرَّرَ', at: 'start' }, { form: 'أَكَّدَ', at: 'start', isBeforeAgent: true }, { form: 'أَكَّدَ', before: 'أن على' }, { form: 'حَذَّرَ', at: 'start' }, { form: 'حَذَّرَتْ', at: 'start' },
  { form: 'صَرَّحَ', at: 'start' }, { form: 'وَقَّعَ', at: 'start', isBeforeAgent: true }, { form: 'حَقَّقَ', at: 'start', isBeforeAgent: true }, { form: 'سَجَّلَ', at: 'start', isBeforeAgent: true }, { form: 'سِجِلّ', before: 'حافل تجاري مدني', after: 'في رقم' }, { form: 'عَلَّمَ', at: 'start', isBeforeAgent: true }, { form: 'كَسَرَ', at: 'start', isBeforeAgent: true }, { form: 'خَسِرَ', at: 'start' }, { form: 'رَبِحَ', at: 'start' }, { form: 'فَهِمَ', at: 'start', isBeforeAgent: true },
  { form: 'الْعِشَاء', after: 'صلاة أذان وقت' }, { form: 'الْعِشَاء', near: 'المغرب والمغرب الفجر' }, { form: 'يُعْرَفُ', before: 'ب* باسم' }, { form: 'تُعْرَفُ', before: 'ب* باسم' }, { form: 'ظِلّ', after: 'في' }, { form: 'ظَلَّ', at: 'start' }, { form: 'مَنَحَ', isBeforeAgent: true }, { form: 'وَقَّعَ', isBeforeAgent: true }, { form: 'وَقَّعَتْ', isBeforeAgent: true },
  { form: 'مُسَيَّرَة', after: 'طائرة طائرات' }, { form: 'الْمُسَيَّرَة', after: 'الطائرة الطائرات' }, { form: 'ذَرِّيَّة', after: 'قنبلة طاقة ساعة' }, { form: 'الْمَلَكِيَّة', after: 'العائلة الأسرة القوات البحرية الجمعية السعودية المغربية الأردنية' }, { form: 'مَلَكِيَّة', after: 'عائلة أسرة مراسيم' }, { form: 'قُتِلَ', at: 'start' }, { form: 'قَتَلَ', before: 'زوجته صديقه جاره أخاه' },
  { form: 'أُمّ', before: 'كلثوم القرى درمان قيس سلمة حبيبة المؤمنين الدنيا الفحم البواقي محمد أحمد علي خالد وأب' }, { form: 'أُمّ', at: 'start', before: 'ال*' },
  { form: 'نُقِلَ', at: 'start', before: 'المصابون المصابان المصاب الجرحى الضحايا القتيل المريض' }, { form: 'صَدَرَ', at: 'start', before: 'القرار الحكم الكتاب البيان العدد عن كتاب قرار حكم بيان' }, { form: 'انْطَلَقَ', at: 'start', before: 'ال*' },
  { form: 'مِلْك', before: 'للدولة خاص عام له لها لهم' }, { form: 'مُلْك', after: 'له كرسي' }, { form: 'الْمُلْك', after: 'كرسي مقاليد سورة' }, { form: 'حَبّ', before: 'الرمان الهال الشباب العزيز' }, { form: 'حُبّ', before: 'ال* الوطن', after: 'قصة عن' }, { form: 'جِدّ', before: 'واجتهاد' }, { form: 'كَبِد', before: 'الدجاج' }, { form: 'بَرّ', before: 'الأمان' }, { form: 'بِرّ', before: 'الوالدين' }, { form: 'جُنَّة', after: 'الصوم' }, { form: 'سُوَر', before: 'القرآن قصيرة' },
  { form: 'الْمُعَلِّم', after: 'قال شرح دخل' }, { form: 'بَنَتِ', before: 'الشركة الحكومة الدولة' }, { form: 'ثَمَّ', after: 'من' }, { form: 'مَنْ', before: 'الذي التي يريد يعرف هو هي قال فعل يستطيع سيفوز فاز يكون أنت هذا', }, { form: 'مَنْ', at: 'end' }, { form: 'كَمْ', at: 'start' }, { form: 'لِمَ', before: 'لا تأخرت كل هذا' }, { form: 'أَمُرُّ', before: 'بظروف' }, { form: 'مَلِكُ', before: 'السعودية البحرين الأردن المغرب البلاد إسبانيا بريطانيا' },
  { form: 'ذَكَرَ', before: 'أن البيان التقرير المصدر' }, { form: 'ذَكَرَتْ', before: 'أن وسائل صحيفة وكالة مصادر' }, { form: 'ذَكَر', before: 'وأنثى أو' }, { form: 'الذَّكَر', before: 'والأنثى' }, { form: 'خُلُق', after: 'حسن مكارم' }, { form: 'الْخُلُق', after: 'حسن سوء' }, { form: 'تُجَّار', before: 'ال*' }, { form: 'كُتَّاب', after: 'اتحاد كبار رابطة' }, { form: 'الْكُتَّاب', after: 'اتحاد كبار رابطة نقابة' },
  { form: 'يُقَدَّرُ', before: 'عدد حجم ثمن ب*' }, { form: 'تُقَدَّرُ', before: 'قيمة قيمته قيمتها تكلفة مساحة خسائر ب*' }, { form: 'يُكْشَفْ', after: 'لم ولم', before: 'عن' }, { form: 'مُؤَكِّدًا', before: 'أن على أنه أنها أنهم ضرورة أهمية حرص التزام دعم' }, { form: 'مُؤَكِّدَةً', before: 'أن أنه أنها ضرورة أهمية' }, { form: 'مُنْخَفَض', before: 'جوي' }, { form: 'مُرْتَفَع', before: 'جوي' },
  { form: 'عَقَّار', before: 'طبي جديد مضاد مخدر' }, { form: 'الْعَقَّار', near: 'دواء الدواء المرضى مرضى جرعة علاج سريرية' }, { form: 'مَثَلَ', before: 'أمام', at: 'start' }, { form: 'مَثَلَ', at: 'start', before: 'المتهم المتهمون' }, { form: 'الْفَلَك', after: 'علم علماء عالم لعلماء' }, { form: 'حَكَم', before: 'الفيديو' }, { form: 'مُشَدِّدَةً', before: 'على' }, { form: 'سُيُول', near: 'فيضانات الفيضانات أمطار أمطارا الأمطار جارفة عارمة وفيضانات' },
];
