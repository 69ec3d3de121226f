import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { createInboxBlock } from './support/block-inbox.ts';
import { desktop, keepMessages, useBrowser, type Visit } from './support/browser.ts';
import { answerMail, joinAsAdministrator, newLetter, readMailTo, sendLetter } from './support/inbox.ts';
import { chooseStatus, openMessage, rowOf } from './support/inbox-page.ts';
import { administrators } from './support/inbox-settings.ts';
import { checkPage } from './support/check-page.ts';
import { joinAs, newPerson } from './support/people.ts';
import { drawInParts, typeWhileDrawing } from './support/type-while-drawing.ts';

const { open } = useBrowser();
type Memory = NonNullable<Visit['remembers']>;
let samira: Memory;
let omar: Memory;

beforeAll(async () => {
  samira = await joinAsAdministrator(await open(), administrators[0], 'Samira');
  omar = await joinAsAdministrator(await open(), administrators[1], 'Omar');
});

/** @param prepare what is done to the page before anything of it is loaded. */
async function openInbox(visit: Visit, query = '', prepare?: (page: Page) => Promise<void>): Promise<Page> {
  const page = await open(visit);
  await prepare?.(page);
  await page.addInitScript((language) => localStorage.setItem('rakhim.language', language), visit.language ?? 'en');
  await page.goto(`/admin/contact${query}`);
  await page.locator('h1').waitFor();
  return page;
}

describe('access to the inbox', () => {
  it('refuses visitors and members, and lets nothing through', async () => {
    const visitor = await openInbox({});
    await visitor.getByRole('heading', { name: 'Access Denied' }).waitFor();
    await visitor.getByText('You must be logged in as an administrator to view this page.').waitFor();
    await checkPage(visitor, 'access denied');

    const member = await open({});
    await joinAs(member, newPerson());
    const asked: string[] = [];
    member.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await member.goto('/admin/contact');
    await member.getByRole('heading', { name: 'Access Denied' }).waitFor();
    expect(asked.filter((path) => path.startsWith('/api/v1/admin'))).toEqual([]);
    const status = await member.evaluate(async () => {
      const { access_token: token } = JSON.parse(localStorage.getItem('rakhim.session') ?? '{}') as {
        access_token: string;
      };
      return (await fetch('/api/v1/admin/contact/messages', { headers: { authorization: `Bearer ${token}` } })).status;
    });
    expect(status).toBe(403);
  });
});

describe('a message from the form to the last answer', () => {
  it('arrives live, is answered by mail, and takes the answer to the answer', async () => {
    const inbox = await openInbox({ remembers: samira });
    const letter = newLetter({ name: 'Nora Haddad', subject: 'A word that is read wrong' });
    const form = await open({});
    await form.goto('/en/contact');
    await form.getByLabel('Name').fill(letter.name);
    await form.getByLabel('Email').fill(letter.email);
    await form.getByLabel('Subject').fill(letter.subject);
    await form.getByRole('textbox', { name: 'Message' }).fill(letter.message);
    await form.getByRole('button', { name: 'Send Message' }).click();
    await form.getByText("Message sent successfully! We'll get back to you soon.").first().waitFor();
    await expect.poll(() => form.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('');
    await readMailTo(letter.email, 'We received your message');

    // Nobody loaded the page again.
    await openMessage(inbox, letter.subject);
    await inbox.getByRole('textbox', { name: /^Reply to/ }).fill('شكرًا لك، أصلحناها.\nIt will be there tomorrow.');
    await inbox.getByRole('button', { name: 'Send reply' }).click();
    await inbox.getByText('Reply on its way').waitFor();
    const mail = await readMailTo(letter.email, 'أصلحناها');

    await answerMail(mail, letter.email, 'Thank you, it works now!');
    await inbox.getByText('Thank you, it works now!').waitFor();
    await checkPage(inbox, 'a conversation');
    await inbox.getByRole('article', { name: 'Message' }).getByText('History').click();
    await inbox.getByText('An answer came by email').waitFor();
  });
});

describe('two administrators at once', () => {
  it('shows both what the other did, and overwrites nothing unasked', async () => {
    const letter = newLetter();
    await sendLetter(letter);
    const hers = await openInbox({ remembers: samira });
    const block = createInboxBlock();
    const his = await openInbox({ remembers: omar }, '', block.install);
    await openMessage(his, letter.subject);
    // His view no longer follows her changes.
    block.start();
    await chooseStatus(hers, letter.subject, 'Mark In Progress');
    await hers.getByText('Message status updated to in-progress').waitFor();

    await his.getByRole('button', { name: 'Mark as Completed' }).click();
    await his.getByText(/Somebody else changed “/).waitFor();
    await his.unrouteAll();
    await his.getByRole('button', { name: 'Show', exact: true }).click();
    await his.getByText('Samira changed this message while you were working on it.').waitFor();
    await his.getByText('Status: New → In Progress').first().waitFor();
    await his.getByText('Status: Completed').waitFor();
    await checkPage(his, 'a conflict');
    await his.getByRole('button', { name: 'Apply mine too' }).click();
    await his.getByText('Message status updated to completed').waitFor();
    await rowOf(hers, letter.subject).getByText('Completed').waitFor();
  });
});

describe('a hostile message', () => {
  const payloads = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '"><svg onload=alert(1)>',
    'javascript:alert(1)//',
    '</title><iframe srcdoc="<script>alert(1)</script>">',
    '{{constructor.constructor("alert(1)")()}}',
  ];

  it.each(['en', 'ar'] as const)('stays text in %s', async (language) => {
    const letters = payloads.map((payload, index) =>
      newLetter({
        name: payload,
        subject: `${payload} ${language} ${index}`,
        message: `${payload}\n${payload} and some more words`,
        email: `xss${index}@example.test`,
      }),
    );
    for (const letter of letters) {
      await sendLetter(letter);
    }
    const page = await openInbox({ language, remembers: samira }, '?folder=all');
    const spoken: string[] = [];
    page.on('dialog', (dialog) => {
      spoken.push(dialog.message());
      void dialog.dismiss();
    });
    for (const { subject, message } of letters) {
      await openMessage(page, subject);
      const shown = await page.getByRole('article').innerText();
      expect(shown).toContain(message.split('\n')[0]);
    }
    expect(spoken).toEqual([]);
    expect(
      await page
        .locator('article script, article img, article iframe, article svg[onload], table script, table img')
        .count(),
    ).toBe(0);
  });
});

describe('going through the inbox by keys', () => {
  it('walks, completes, takes back, searches and writes', async () => {
    const letters = [
      newLetter({ subject: 'First of three keys' }),
      newLetter({ subject: 'Second of three keys' }),
      newLetter({ subject: 'Third of three keys' }),
    ];
    for (const letter of letters) {
      await sendLetter(letter);
    }
    const page = await openInbox({ remembers: samira });
    await page.keyboard.press('/');
    await page.keyboard.type('three keys');
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.getByRole('link', { name: 'Second of three keys' }).and(page.locator(':focus')).waitFor();
    // The same key on an Arabic keyboard.
    await page.evaluate(() =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ن', code: 'KeyK', bubbles: true, cancelable: true }),
      ),
    );
    await page.getByRole('link', { name: 'Third of three keys' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('e');
    await page.getByText('Message status updated to completed').waitFor();
    await rowOf(page, 'Third of three keys').getByText('Completed').waitFor();
    await page.getByRole('link', { name: 'Second of three keys' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('z');
    await page.getByText('Undone').waitFor();
    await rowOf(page, 'Third of three keys').getByText('New').waitFor();
    await page.keyboard.press('r');
    await page
      .getByRole('textbox', { name: /^Reply to/ })
      .and(page.locator(':focus'))
      .waitFor();
    await page.keyboard.type('jjj');
    await expect.poll(() => page.getByRole('textbox', { name: /^Reply to/ }).inputValue()).toBe('jjj');
    await page.getByRole('heading', { name: 'Second of three keys' }).click();
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await checkPage(page, 'shortcuts');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('u');
    await page.getByRole('article').waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Second of three keys' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Second of three keys' }).and(page.locator(':focus')).waitFor();
    // From one that is open to another.
    await page.getByRole('link', { name: 'First of three keys' }).press('Enter');
    await page.getByRole('heading', { name: 'First of three keys' }).and(page.locator(':focus')).waitFor();
  });

  it('its keys act on the message that is about to be shown', async () => {
    const letter = newLetter({ subject: 'Looked for and found late' });
    await sendLetter(letter);
    await sendLetter(newLetter({ subject: 'In between and not meant' }));
    const page = await openInbox({ remembers: samira });
    await rowOf(page, 'In between and not meant').waitFor();
    const { promise: whenAsked, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/v1/admin/contact/messages?*search=*', async (route) => {
      await whenAsked;
      await route.continue();
    });
    await page.keyboard.press('/');
    await page.keyboard.type('found late');
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    await page.keyboard.press('e');
    await page.locator('[aria-busy=true]').getByRole('table').waitFor();
    await checkPage(page, 'a list that is about to be another');
    release();
    await page.getByText('Message status updated to completed').waitFor();
    await rowOf(page, letter.subject).getByText('Completed').waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('found late');
  });

  it('changes many at once and takes it back', async () => {
    for (const number of [1, 2, 3]) {
      await sendLetter(newLetter({ subject: `One of a lot, number ${number}` }));
    }
    const page = await openInbox({ remembers: samira }, '?search=lot', keepMessages);
    await page.getByText('3 messages').waitFor();
    // Another list ends a selection, so it has to be there before anything is selected.
    const narrowed = page.waitForResponse((response) => response.url().includes('2020-01-05'));
    await page.getByLabel('From', { exact: true }).fill('2020-01-05');
    await narrowed;
    await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
    await page.getByRole('checkbox', { name: 'Select all loaded messages' }).check();
    await page.getByText('3 selected').waitFor();
    // The field shows the date as the page writes dates, since nobody types in it any more.
    await page.getByText('Jan 5, 2020').waitFor();
    await checkPage(page, 'a selection');
    await page.getByRole('button', { name: /Mark as …/ }).click();
    await page.getByRole('menuitem', { name: 'Mark as Completed' }).click();
    await page.getByText('3 messages changed').waitFor();
    await expect.poll(() => page.getByRole('row').filter({ hasText: 'Completed' }).count()).toBe(3);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Undone').waitFor();
    await expect.poll(() => page.getByRole('row').filter({ hasText: 'Completed' }).count()).toBe(0);
  });
});

it('selects nothing that is not seen: another folder, search or step back ends a selection', async () => {
  await sendLetter(newLetter({ subject: 'Selected and left behind' }));
  const page = await openInbox({ remembers: samira }, '?search=left+behind');
  const box = rowOf(page, 'Selected and left behind').getByRole('checkbox');
  const bar = page.getByRole('group', { name: 'Selected messages' });
  await box.check();
  await bar.getByText('1 selected').waitFor();
  const everything = page.getByRole('navigation', { name: 'Folders' }).getByRole('link', { name: /^All messages/ });
  await everything.click();
  await everything.and(page.locator('[aria-current]')).waitFor();
  expect(await bar.count()).toBe(0);
  expect(await box.isChecked()).toBe(false);
  await box.check();
  await page.goBack();
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('left behind');
  expect(await bar.count()).toBe(0);
  // One that is opened is in the same list.
  await box.check();
  await openMessage(page, 'Selected and left behind');
  expect(await bar.getByText('1 selected').count()).toBe(1);
  await page.getByRole('searchbox').fill('left');
  await bar.waitFor({ state: 'detached' });
});

it('counts no message as selected that has left the list', async () => {
  for (const number of [1, 2]) {
    await sendLetter(newLetter({ subject: `Done while selected, number ${number}` }));
  }
  const page = await openInbox({ remembers: samira }, '?status=new&search=done+while');
  for (const number of [1, 2]) {
    await rowOf(page, `number ${number}`).getByRole('checkbox').check();
  }
  await page.getByText('2 selected').waitFor();
  await chooseStatus(page, 'Done while selected, number 1', 'Mark as Completed');
  await rowOf(page, 'number 1').waitFor({ state: 'detached' });
  await page.getByText('1 selected').waitFor();
});

it('keeps every letter that is typed while the list of an earlier search is drawn', async () => {
  for (const number of [1, 2, 3, 4, 5, 6]) {
    await sendLetter(newLetter({ subject: `Letter ${number} of many letters` }));
  }
  const page = await openInbox({ remembers: samira }, '', drawInParts);
  await rowOf(page, 'Letter 6 of many letters').waitFor();
  const box = page.getByRole('searchbox');
  await typeWhileDrawing(page, { asked: 'search=many', rest: ' letters' });
  await box.fill('many');
  await page.waitForURL(/search=many\+letters$/);
  expect(await box.inputValue()).toBe('many letters');
});

it('narrows by both days, however fast they are chosen', async () => {
  await sendLetter(newLetter({ subject: 'Found between two days' }));
  const page = await openInbox({ remembers: samira }, '?search=between+two');
  await rowOf(page, 'Found between two days').waitFor();
  // Both before the page has drawn anything of the first.
  await page.evaluate(() => {
    for (const [index, day] of ['2020-01-05', '2099-12-31'].entries()) {
      const field = document.querySelectorAll<HTMLInputElement>('input[type="date"]')[index]!;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, day);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  await page.getByText('Jan 5, 2020').waitFor();
  await page.getByText('Dec 31, 2099').waitFor();
  await page.waitForURL(/search=.*since=.*before=/);
  await page.getByText('1 message', { exact: true }).waitFor();
  expect(await page.getByRole('searchbox').inputValue()).toBe('between two');
});

describe('while answers are slow', () => {
  it('the inbox shows optimistic changes, and takes no letter of a reply for a shortcut', async () => {
    const letter = newLetter({ subject: 'Opened by a slow server' });
    await sendLetter(letter);
    const page = await openInbox({ remembers: samira }, '?search=slow+server');
    await rowOf(page, letter.subject).waitFor();
    const { promise: whenShown, resolve: release } = Promise.withResolvers<void>();
    const changes: string[] = [];
    await page.route('**/api/v1/admin/contact/messages/*', async (route) => {
      if (route.request().method() !== 'GET') {
        changes.push(route.request().postData() ?? '');
        return route.continue();
      }
      const response = await route.fetch();
      await whenShown;
      return route.fulfill({ response });
    });
    for (const key of ['j', 'o', 'i']) {
      await page.keyboard.press(key);
    }
    await page.getByText('Message status updated to in-progress').waitFor();
    await page.keyboard.press('r');
    await page.keyboard.type('see');
    release();
    const reply = page.getByRole('textbox', { name: /^Reply to/ });
    await reply.and(page.locator(':focus')).waitFor();
    await page.keyboard.type('Hello');
    await expect.poll(() => reply.inputValue()).toBe('Hello');
    await page.getByRole('article').getByRole('listitem').getByText('In Progress').waitFor();
    expect(changes).toHaveLength(1);
  });

  it('the inbox makes changes to one message in order, and stays responsive', async () => {
    const letter = newLetter({ subject: 'Wanted three times at once' });
    await sendLetter(letter);
    const page = await openInbox({ remembers: samira }, '?search=three+times');
    await rowOf(page, letter.subject).getByRole('checkbox').check();
    await openMessage(page, letter.subject);
    const { promise: whenAsked, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/v1/admin/contact/messages/*', async (route) => {
      await (route.request().method() === 'PATCH' ? whenAsked : undefined);
      return route.continue();
    });
    await page.keyboard.press('i');
    for (const label of ['one', 'two']) {
      await page.getByRole('combobox', { name: 'Add a label' }).fill(label);
      await page.keyboard.press('Enter');
    }
    await page.getByRole('button', { name: /Mark as …/ }).click();
    await page.getByRole('menuitem', { name: 'Mark as Completed' }).click();
    release();
    await page.getByText('1 message changed').waitFor();
    await rowOf(page, letter.subject).getByText('Completed').waitFor();
    await page.getByRole('button', { name: 'Remove the label “one”' }).waitFor();
    await page.getByRole('button', { name: 'Remove the label “two”' }).waitFor();
    expect(await page.getByText('Somebody else changed').count()).toBe(0);
  });
});

describe('new messages while somebody reads', () => {
  it('wait, and move nothing', async () => {
    for (const number of [1, 2, 3]) {
      await sendLetter(newLetter({ subject: `Here before, number ${number}` }));
    }
    const page = await openInbox({ remembers: omar });
    // All that is above the list, in its own faces.
    await page.getByRole('navigation', { name: 'Folders' }).getByText(/\d/).first().waitFor();
    await page.getByRole('option', { name: 'Samira' }).waitFor({ state: 'attached' });
    await page.getByRole('link', { name: 'Here before, number 3' }).focus();
    await page.evaluate(async () => {
      // Laid-out content loads its fonts.
      document.body.getBoundingClientRect();
      await document.fonts.ready;
    });
    const before = await rowOf(page, 'Here before, number 3').boundingBox();
    await sendLetter(newLetter({ subject: 'Came in between' }));
    await page.getByRole('button', { name: 'Show 1 new message' }).waitFor();
    expect(await rowOf(page, 'Here before, number 3').boundingBox()).toEqual(before);
    await page.getByRole('button', { name: 'Show 1 new message' }).click();
    await page.getByRole('link', { name: 'Came in between' }).waitFor();
  });
});

it.each([
  ['ar', 'dark', 320],
  ['en', 'light', desktop],
] as const)('has no fault in %s, %s, %s wide', async (language, theme, width) => {
  await sendLetter(newLetter({ subject: `For a look ${language}` }));
  const page = await openInbox({ language, theme, width, remembers: samira });
  await page.getByRole('link', { name: `For a look ${language}` }).waitFor();
  await checkPage(page, `list ${language} ${theme} ${width}`);
  await openMessage(page, `For a look ${language}`);
  await checkPage(page, `message ${language} ${theme} ${width}`);
  await page.goto('/admin/contact?search=qqqqqqqq');
  await page.getByText(language === 'ar' ? 'لا توجد رسائل' : 'No contact messages found').waitFor();
  await checkPage(page, `nothing found ${language} ${theme} ${width}`);
  await page.route('**/api/v1/admin/contact/messages*', (route) =>
    route.fulfill({
      status: 503,
      json: { error: 'No.', type: 'api_error', code: 'service_unavailable', requestId: 'request-1' },
    }),
  );
  await page.reload();
  await page.getByRole('alert').waitFor();
  await checkPage(page, `failure ${language} ${theme} ${width}`);
});
