/**
 * The way a country groups its telephone numbers, by country code: digits to a group, for numbers of so many digits.
 * Sources: ITU-T E.123 and what the regulators of the countries print.
 */
export const phonePlans: Readonly<Record<string, readonly string[]>> = {
  // Saudi Arabia, Emirates, Yemen, Jordan, Syria, Palestine: area or network, then three and four.
  '966': ['2 3 4'],
  '971': ['2 3 4', '1 3 4'],
  '967': ['3 3 3'],
  '962': ['1 4 4'],
  '963': ['3 3 3'],
  '970': ['2 3 4'],
  '972': ['2 3 4'],
  // Eight digits in the small states of the Gulf.
  '965': ['4 4'],
  '968': ['4 4'],
  '973': ['4 4'],
  '974': ['4 4'],
  '961': ['2 3 3', '1 3 3'],
  '964': ['3 3 4'],
  // The Nile.
  '20': ['2 4 4', '1 4 4'],
  '249': ['2 3 4'],
  // The Maghreb dictates in pairs.
  '212': ['1 2 2 2 2'],
  '213': ['3 2 2 2'],
  '216': ['2 3 3'],
  '218': ['2 3 4'],
  '222': ['2 2 2 2'],
  '33': ['1 2 2 2 2'],
  '1': ['3 3 4'],
};

/** Numbers as they are dialled at home, by their length; the Maghreb says them in pairs. */
export const homePlans: Readonly<Record<number, string>> = {
  7: '3 4',
  8: '4 4',
  9: '3 3 3',
  10: '3 3 4',
  11: '3 4 4',
  12: '4 4 4',
};
export const homePlansMaghreb: Readonly<Record<number, string>> = { 8: '2 2 2 2', 10: '2 2 2 2 2' };
