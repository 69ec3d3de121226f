import { expect, inject, it } from 'vitest';
import { phone, useBrowser } from './support/browser.ts';
import { checkPage } from './support/check-page.ts';
import { joinAs, newPerson, readMailedLink, register } from './support/people.ts';

const { open } = useBrowser();

it('the registration shows errors beside their fields, in the reader’s language', async () => {
  const page = await open({ language: 'ar', width: phone });
  await page.goto('/ar/register');
  await page.locator('main form button[type=submit]').click();
  await page.locator('[data-invalid]').first().waitFor();
  await page.locator('[name=name]:focus').waitFor();
  await checkPage(page, 'empty registration');
  await page.locator('[name=password]').fill('olive-tree-by-the-sea');
  await page.locator('[name=confirmPassword]').fill('olive-tree-by-the-see');
  await page.locator('main form button[type=submit]').click();
  await page.getByText('كلمتا المرور غير متطابقتين').waitFor();
});

it('the login offers an unconfirmed person to resend the confirmation', async () => {
  const page = await open();
  const person = newPerson();
  await register(page, person);
  await page.getByRole('heading', { name: 'Check Your Email' }).waitFor();
  await checkPage(page, 'check your email');
  await page
    .getByRole('button', { name: "I'll confirm later" })
    .or(page.getByRole('link', { name: "I'll confirm later" }))
    .click();
  await page.waitForURL('**/en/pricing');
  await page.goto('/en/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByText('Please confirm your email address before logging in.').waitFor();
  await checkPage(page, 'not confirmed');
  await page.getByRole('button', { name: 'Resend confirmation email' }).click();
  await page.getByText(/Confirmation email sent|Failed to resend email/).waitFor();
});

it('a registration confirmed in another browser asks for a password, since nobody knows who made it', async () => {
  const person = newPerson();
  await register(await open(), person);
  const page = await open({ language: 'ar', width: phone });
  await page.goto((await readMailedLink(person.email, 'email-confirmed')).replace('/en/', '/ar/'));
  await page.getByRole('heading', { name: 'بقيت خطوة: اختر كلمة مرور' }).waitFor();
  await page.getByRole('button', { name: 'لست أنا من سجّل' }).waitFor();
  await checkPage(page, 'choose a password');
  await page.locator('[name=password]').fill(person.password);
  await page.locator('[name=confirmPassword]').fill(person.password);
  await page.getByRole('button', { name: 'احفظ كلمة المرور' }).click();
  await page.getByRole('heading', { name: 'تم تأكيد بريدك' }).waitFor();
  await page.waitForURL('**/ar/pricing');
});

it('a stranger’s registration is deleted when the owner of the address says so', async () => {
  const person = newPerson();
  await register(await open(), person);
  const page = await open();
  await page.goto(await readMailedLink(person.email, 'email-confirmed'));
  await page.getByRole('button', { name: 'It was not me' }).click();
  await page.getByRole('heading', { name: 'The account is deleted' }).waitFor();
  await checkPage(page, 'disowned');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await page.waitForURL('**/en/home');
  await page.getByRole('link', { name: 'Login' }).first().waitFor();
});

it('the login leads a person who wanted to subscribe back to the plans', async () => {
  const page = await open();
  const person = newPerson();
  await joinAs(await open(), person);
  await page.goto('/en/pricing');
  await page.getByRole('button', { name: 'Subscribe', description: 'Basic' }).click();
  await page.getByText('Please log in or create an account first').waitFor();
  await page.waitForURL('**/en/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  const { promise: whenMoved, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/auth/v1/token**', async (route) => {
    await whenMoved;
    await route.continue();
  });
  await Promise.all([
    page.waitForRequest('**/auth/v1/token**'),
    page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click(),
  ]);
  // The answer is slow, and its reader looks at the address meanwhile: they stay there.
  await page.getByLabel('Email').focus();
  release();
  await page.getByText('Login failed').waitFor();
  await page.getByLabel('Email').and(page.locator(':focus')).waitFor();
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await page.getByText('Welcome back!').waitFor();
  await page.waitForURL('**/en/pricing');
});

it('the pricing page lets a person who comes back from the payment page choose again', async () => {
  const page = await open();
  await joinAs(page, newPerson());
  await page.goto('/en/pricing');
  const subscribe = page.getByRole('button', { name: 'Subscribe', description: 'Basic' });
  await subscribe.click();
  await page.waitForURL((url) => url.origin !== inject('origin'));
  await page.goBack();
  await subscribe.click();
  await page.waitForURL((url) => url.origin !== inject('origin'));
});

it('a mailed link sets a new password, once', async () => {
  const page = await open();
  const person = newPerson();
  await joinAs(await open(), person);
  await page.goto('/en/forgot-password');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await page.getByText('Reset email sent').waitFor();
  await checkPage(page, 'reset mail sent');
  await page.goto(await readMailedLink(person.email, 'reset-password'));
  await page.getByLabel('New password').fill('short');
  await page.getByLabel('Confirm password').fill('short');
  await page.getByRole('button', { name: 'Update password' }).click();
  await page.getByText('Password must be at least 6 characters').waitFor();
  await page.getByLabel('New password').fill('a-river-of-honey');
  await page.getByLabel('Confirm password').fill('a-river-of-money');
  await page.getByRole('button', { name: 'Update password' }).click();
  await page.getByText('Passwords do not match').waitFor();
  await checkPage(page, 'reset with faults');
  await page.getByLabel('Confirm password').fill('a-river-of-honey');
  await page.getByRole('button', { name: 'Update password' }).click();
  await page.getByText('Password updated').waitFor();
  await page.waitForURL(/\/en\/(login|dashboard)$/);
});

it('warns at the page for new passwords when no mail led there', async () => {
  const page = await open();
  await page.goto('/en/reset-password');
  await page.getByText('This page should only be accessed from a password reset email').waitFor();
  await checkPage(page, 'reset without a mail');
});

it('signs in with Google, and comes back when somebody thinks better of it', async () => {
  const page = await open();
  await page.goto('/en/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  // The login, which is left a moment after the click, has a field for the address as well.
  const chooser = page.locator('form').filter({ has: page.locator('[name=choice]') });
  await chooser.locator('[value=cancel]').click();
  await page.getByText('Google login failed').first().waitFor();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await chooser.locator('[name=email]').waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await chooser.locator('[name=email]').fill(newPerson().email);
  await chooser.locator('[name=name]').fill('Huda');
  await chooser.locator('[value=continue]').click();
  await page.waitForURL('**/en/dashboard');
  await page.getByText('No Active Subscription').first().waitFor();
  await checkPage(page, 'dashboard without a subscription');
});

it('shows no way in with Google where the server says that there is none', async () => {
  const page = await open();
  await page.route('**/en/login', async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    await route.fulfill({ response: answer, body: html.replace('content="google"', 'content="none"') });
  });
  await page.goto('/en/login');
  await page.getByRole('button', { name: 'Login', exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Continue with Google' }).count()).toBe(0);
});
