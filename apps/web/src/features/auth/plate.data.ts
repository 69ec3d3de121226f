/**
 * Set on the page beside the forms, in Arabic whatever the language of the screen: every word has a tone that the ear
 * knows before its meaning.
 */
export const plate = 'لِكُلِّ كَلِمَةٍ نَبْرَةٌ، تَعْرِفُهَا الْأُذُنُ قَبْلَ أَنْ تَعْرِفَ مَعْنَاهَا.';
