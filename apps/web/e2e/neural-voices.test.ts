import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { listenOnAndOn, phone, useBrowser, type Visit } from './support/browser.ts';
import { addVoices } from './support/add-voices.ts';
import { checkPage } from './support/check-page.ts';
import { joinAsAdministrator } from './support/inbox.ts';
import { administrators } from './support/inbox-settings.ts';
import { joinAs, newPerson, subscribeTo } from './support/people.ts';

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

/** Each stand-in speaks for the women of one dialect; what is not installed speaks for a man. */
const speakers = [
  { family: 'onnx', dialect: 'Modern Standard Arabic', name: 'Layla', voice: 'female1' },
  { family: 'kokoro', dialect: 'Egyptian Arabic', name: 'Nadia', voice: 'female2' },
  { family: 'vits', dialect: 'Gulf Arabic', name: 'Noura', voice: 'female3' },
  { family: 'matcha', dialect: 'Levantine Arabic', name: 'Rima', voice: 'female4' },
  { family: 'supertonic', dialect: 'Maghrebi Arabic', name: 'Amina', voice: 'female5' },
] as const;
const speaks = (model: string) => ({ engine: 'neural', model, speaker: 0 }) as const;

describe('the studio with neural voices', () => {
  it('speaks through a model of each family and says which, and says when another voice had to speak', async () => {
    await addVoices(
      await openVoices(),
      speakers.map(({ family }) => `${family}-voice`),
      {
        ...Object.fromEntries(speakers.map(({ voice, family }) => [voice, speaks(`${family}-voice`)])),
        male1: speaks('damaged-voice'),
      },
    );
    const page = await open();
    await joinAs(page, newPerson());
    await subscribeTo(page, 'Basic', 'neural-voices');
    await listenOnAndOn(page);
    await page.goto('/en/generate');
    const text = page.getByRole('textbox', { name: 'Text', exact: true });
    await text.fill('ذهب الولد إلى البيت.');
    const player = page.getByRole('region', { name: 'Your speech' });
    for (const { family, dialect, name } of speakers) {
      await page.getByRole('group', { name: 'Dialect' }).getByText(dialect).click();
      await page.getByText(name, { exact: true }).click();
      await page.getByRole('button', { name: 'Generate', exact: true }).click();
      await player.getByText(`Voice model: \u2068${family}-voice\u2069`).waitFor();
      const audio = player.locator('audio');
      await expect.poll(() => audio.evaluate((sound: HTMLAudioElement) => sound.currentTime)).toBeGreaterThan(0.1);
    }
    await checkPage(page, 'spoken by a neural voice');

    await page.getByRole('group', { name: 'Dialect' }).getByText('Modern Standard Arabic').click();
    await page.getByText('Karim', { exact: true }).click();
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await page.getByText('The voice model “damaged-voice” could not speak, so the built-in voice did.').waitFor();
    await expect.poll(() => player.getByText('Voice model').count()).toBe(0);
    await page.goto('/en/history');
    await page.getByText('Voice model: \u2068vits-voice\u2069').waitFor();
  });
});

describe('the studio of an administrator', () => {
  it('leads to the voices', async () => {
    const page = await open({ remembers: samira });
    await page.goto('/en/generate');
    await page.getByRole('link', { name: 'Neural voices' }).first().waitFor();
  });
});
