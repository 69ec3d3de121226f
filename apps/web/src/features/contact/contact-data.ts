import { supportHours } from '@rakhim/contract/support';
import { supportEmail } from '#src/config/support-email.ts';

interface ContactTexts {
  readonly name: string;
  readonly language: string;
  readonly url: string;
}

/** The page as schema.org describes it, with the hours at which somebody answers. */
export function describeContactPage({ name, language, url }: ContactTexts): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ContactPage',
    name,
    url,
    inLanguage: language,
    mainEntity: {
      '@type': 'Organization',
      name: 'Rakhim',
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        email: supportEmail(),
        availableLanguage: ['en', 'ar'],
        hoursAvailable: supportHours.map(({ days, opens, closes }) => ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: days,
          opens,
          closes,
        })),
      },
    },
  };
}
