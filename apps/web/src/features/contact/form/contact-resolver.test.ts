import { expect, it } from 'vitest';
import { getTexts } from '#src/lib/texts.ts';
import { createContactResolver } from './contact-resolver.ts';
import type { ContactFormValues } from './use-send-message.ts';

const blank: ContactFormValues = { name: '', email: '', subject: '', message: '', website: '' };

async function check(values: ContactFormValues, language: 'en' | 'ar' = 'en') {
  const texts = getTexts(language);
  await texts.loadNamespaces(['contact', 'contactForm']);
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { errors, values: accepted } = await createContactResolver(texts.getFixedT(null, ['contact', 'contactForm']), {
    number: String,
  })(values, undefined, options);
  return {
    accepted,
    sentences: Object.fromEntries(
      Object.entries(errors).map(([field, error]) => [field, (error as { message?: string }).message]),
    ),
  };
}

it('the resolver names the problem of every field', async () => {
  expect((await check(blank)).sentences).toEqual({
    name: 'Name must be at least 2 characters.',
    email: 'Please enter a valid email address.',
    subject: 'Subject must be at least 5 characters.',
    message: 'Message must be at least 20 characters.',
  });
});

it('the resolver names problems in Arabic, too', async () => {
  const { sentences } = await check(
    { ...blank, name: 'سلمى', subject: 'سؤال عن الأصوات', message: 'هل يمكن استعمال الصوت في كتاب؟' },
    'ar',
  );
  expect(sentences).toEqual({ email: 'اكتب عنوان بريد إلكتروني صحيحًا.' });
});

it('the resolver counts user-perceived characters without the surrounding space', async () => {
  const { sentences } = await check({
    ...blank,
    name: ' 𐎀 ',
    email: ' salma@example.com ',
    subject: '     ',
    message: '😀'.repeat(20),
  });
  expect(sentences).toEqual({
    name: 'Name must be at least 2 characters.',
    subject: 'Subject must be at least 5 characters.',
  });
});

it('the resolver hands on the form as the server stores it', async () => {
  const { accepted } = await check({
    ...blank,
    name: ' Nora\r\nHaddad ',
    email: ' nora@example.com ',
    subject: ' Invoices ',
    message: 'First line\r\nand a second one',
    website: 'x',
  });
  expect(accepted).toEqual({
    name: 'Nora Haddad',
    email: 'nora@example.com',
    subject: 'Invoices',
    message: 'First line\nand a second one',
    website: 'x',
  });
});
