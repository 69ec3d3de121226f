import type { SuiteCategory } from '../suite-case.ts';

export const addresses: SuiteCategory = {
  name: 'e-mails, web addresses, hashtags',
  compares: 'words',
  rows: {
    msa: [
      ['info@example.com', 'info آتْ example دُوتْ com'],
      ['support@rakhim.com', 'support آتْ rakhim دُوتْ com'],
      ['ahmed.ali@gmail.com', 'ahmed دُوتْ ali آتْ gmail دُوتْ com'],
      ['user_name@mail.sa', 'user أَنْدَرْسْكُورْ name آتْ mail دُوتْ sa'],
      ['راسلنا على info@example.com', 'راسلنا على info آتْ example دُوتْ com'],
      ['www.google.com', 'google دُوتْ com'],
      ['google.com', 'google دُوتْ com'],
      ['https://www.aljazeera.net', 'aljazeera دُوتْ net'],
      ['https://example.com/ar/news', 'example دُوتْ com سْلَاشْ ar سْلَاشْ news'],
      ['زوروا موقع rakhim.com', 'زوروا موقع rakhim دُوتْ com'],
      ['example.com/path?x=1', 'example دُوتْ com سْلَاشْ path'],
      ['موقع www.moe.gov.sa', 'موقع moe دُوتْ gov دُوتْ sa'],
      ['https://t.me/channel', 'تِي دُوتْ me سْلَاشْ channel'],
      ['user-name@site.co.uk', 'user دَاشْ name آتْ site دُوتْ co دُوتْ uk'],
      ['test123@yahoo.com', 'test مِئَةٌ وَثَلَاثَةٌ وَعِشْرُونَ آتْ yahoo دُوتْ com'],
      ['#السعودية', 'هَاشْتَاغْ السعودية'],
      ['#اليوم_الوطني', 'هَاشْتَاغْ اليوم الوطني'],
      ['#كأس_العالم_2022', 'هَاشْتَاغْ كأس العالم أَلْفَانِ وَاثْنَانِ وَعِشْرُونَ'],
      ['@ahmed', 'آتْ ahmed'],
      ['@user_name', 'آتْ user name'],
      ['تابعونا على @rakhim', 'تابعونا على آتْ rakhim'],
      ['ملف.pdf', 'ملف دُوتْ pdf'],
      ['report.pdf', 'report دُوتْ pdf'],
      ['http://192.168.1.1', 'مِئَةٌ وَاثْنَانِ وَتِسْعُونَ دُوتْ مِئَةٌ وَثَمَانِيَةٌ وَسِتُّونَ دُوتْ وَاحِدٌ دُوتْ وَاحِدٌ'],
    ],
  },
};
