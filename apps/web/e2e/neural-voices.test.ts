import type { Page } from 'playwright-core';
import { beforeAll, describe, it } from 'vitest';
import { phone, useBrowser, type Visit } from './support/browser.ts';
import { checkPage } from './support/check-page.ts';
import { joinAsAdministrator } from './support/inbox.ts';
import { administrators } from './support/inbox-settings.ts';
import { joinAs, newPerson } from './support/people.ts';

const { open } = useBrowser();
let samira: NonNullable<Visit['remembers']>;

beforeAll(async () => {
  samira = await joinAsAdministrator(await open(), administrators[2], 'Salwa');
});

async function openVoices(visit: Visit = {}): Promise<Page> {
  const page = await open({ remembers: samira, ...visit });
  await page.addInitScript((language) => localStorage.setItem('rakhim.language', language), visit.language ?? 'en');
  await page.goto('/admin/voices');
  await page.locator('h1').waitFor();
  return page;
}

describe('the page of neural voices', () => {
  it('refuses members', async () => {
    const member = await open({});
    await joinAs(member, newPerson());
    await member.goto('/admin/voices');
    await member.getByRole('heading', { name: 'Access Denied' }).waitFor();
  });

  it('adds a voice after its licence was agreed to, by the keyboard', async () => {
    const page = await openVoices();
    await checkPage(page, 'neural voices');
    const add = page.getByRole('button', { name: 'Add Stand-in onnx' });
    await add.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Licence of Stand-in onnx' });
    await dialog.getByText('Use it.').waitFor();
    await checkPage(page, 'licence of a voice', '[role=dialog]');
    await dialog.getByRole('button', { name: 'Agree and add' }).press('Enter');
    await page.getByRole('progressbar', { name: 'Work on Stand-in onnx' }).waitFor();
    await page.getByText('Stand-in onnx is installed and speaks.').waitFor();
    const card = page.getByRole('article', { name: 'Stand-in onnx' });
    await card.getByText(`agreed to by \u2068${administrators[2]}\u2069`).waitFor();
    await card.getByText('Here: first sound after').waitFor();
    await checkPage(page, 'a voice is installed');
  });

  it('says what is wrong with a damaged voice, and refuses what forbids commercial use', async () => {
    const page = await openVoices({ language: 'ar', width: phone, theme: 'dark' });
    await page.getByText('ممنوع ما دام في الخدمة ما يُباع').waitFor();
    await page.getByRole('button', { name: 'أضف معطوب' }).click();
    await page.getByRole('button', { name: 'أوافق، أضفه' }).click();
    await page.getByText('بصمته مختلفة').waitFor();
    await checkPage(page, 'a damaged voice');
  });

  it('lets voices be spoken by whom the administrator chooses, and keeps changes of two apart', async () => {
    const [page, other] = [await openVoices(), await openVoices()];
    const choose = async (on: Page, option: string): Promise<void> => {
      const list = on.getByRole('group', { name: 'Egyptian' }).getByRole('combobox').first();
      await list.selectOption({ label: option });
    };
    await choose(page, 'Stand-in onnx (woman)');
    await choose(other, 'Stand-in onnx (woman)');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved.').waitFor();
    await other.getByText('Somebody else has changed who speaks.').waitFor();
    await other.getByRole('button', { name: 'Show how it is now' }).click();
    await other.getByText('Somebody else has changed who speaks.').waitFor({ state: 'detached' });
  });
});

describe('the studio of an administrator', () => {
  it('leads to the voices', async () => {
    const page = await open({ remembers: samira });
    await page.goto('/en/generate');
    await page.getByRole('link', { name: 'Neural voices' }).first().waitFor();
  });
});
