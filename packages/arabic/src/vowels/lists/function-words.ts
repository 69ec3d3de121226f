/** Particles, pronouns and prepositions: words whose vowels, the last included, never change. */
export const functionWords = `
  فِي مِنْ إِلَى عَلَى عَنْ مَعَ حَتَّى مُنْذُ مُذْ خِلَالَ بَيْنَ عِنْدَ لَدَى نَحْوَ حَوْلَ ضِدَّ دُونَ بِدُونِ سِوَى عَدَا حَاشَا رَغْمَ
  فِيهِ فِيهَا فِيهِمْ فِيهِمَا فِيهِنَّ فِيكَ فِيكُمْ فِينَا
`;
