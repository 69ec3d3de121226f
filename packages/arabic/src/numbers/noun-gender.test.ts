import { describe, expect, it } from 'vitest';
import { genderOfCounted } from './noun-gender.ts';

const masculine =
  'كتب طلاب رجال أيام أشهر أعوام معلمين لاعبون أهداف بيوت شوارع أطباء وزراء اجتماعات انفجارات استثمارات قرارات مستشفيات كيلومترات دولارات إجراءات تحديات مقاعد بنوك كتابا طالبا يوم عام';
const feminine =
  'سيارات طالبات سنوات مدن دول صور غرف قصص رسائل حدائق وظائف مدارس مناطق نساء بنات شركات كلمات إصابات استقالات ليال ثوان سنة سيارة مدينة نفس شمس يد أرض امرأة مرات';

describe('genderOfCounted', () => {
  it.each(masculine.split(' '))('knows that the singular of %s is masculine', (word) => {
    expect(genderOfCounted(word)).toBe('masculine');
  });

  it.each(feminine.split(' '))('knows that the singular of %s is feminine', (word) => {
    expect(genderOfCounted(word)).toBe('feminine');
  });
});
