import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveKey } from './driver/give-key.ts';
import { type DesktopApp, launchDesktop, makeUserData } from './driver/launch-desktop.ts';
import { speakInStudio } from './driver/use-studio.ts';
import { type VoiceService, startVoiceService } from './driver/voice-service.ts';

/** Each stand-in speaks for the women of one dialect; nobody is installed who speaks for Karim. */
const speakers = [
  { family: 'onnx', dialect: 'Modern Standard Arabic', name: 'Layla' },
  { family: 'kokoro', dialect: 'Egyptian Arabic', name: 'Nadia' },
  { family: 'vits', dialect: 'Gulf Arabic', name: 'Noura' },
  { family: 'matcha', dialect: 'Levantine Arabic', name: 'Rima' },
  { family: 'supertonic', dialect: 'Maghrebi Arabic', name: 'Amina' },
] as const;

let service: VoiceService;
let app: DesktopApp;

beforeAll(async () => {
  service = await startVoiceService({
    voices: speakers.map(({ family }) => `${family}-voice`),
    table: { male1: { engine: 'neural', model: 'gone-voice', speaker: 0 } },
  });
  app = await launchDesktop({ userData: await makeUserData(), server: service.origin });
  await giveKey(app, service.apiKey);
  await app.page.getByRole('link', { name: 'Studio' }).click();
  await app.page.getByRole('textbox', { name: 'Text' }).fill('ذهب الولد إلى البيت.');
});
afterAll(async () => {
  await app?.close();
  await service?.close();
});

async function choose(dialect: string, name: string): Promise<void> {
  await app.page.getByRole('group', { name: 'Dialect' }).getByText(dialect).click();
  await app.page.getByText(name, { exact: true }).click();
}

describe('the studio in the app, with a real service', () => {
  it.each(speakers)('speaks through a model of the family $family, and names it', async ({ family, dialect, name }) => {
    await choose(dialect, name);
    const audio = await speakInStudio(app.page);
    await app.page.getByText(`Voice model: \u2068${family}-voice\u2069`).waitFor();
    await expect.poll(() => audio.evaluate((sound: HTMLAudioElement) => sound.currentTime)).toBeGreaterThan(0.1);
  });

  it('says when the built-in voice spoke in the place of one that is not there', async () => {
    await choose('Modern Standard Arabic', 'Karim');
    await speakInStudio(app.page);
    await app.page.getByText('The voice model “gone-voice” could not speak, so the built-in voice did.').waitFor();
  });

  it('says at its server where voices are added', async () => {
    await app.page.getByRole('link', { name: 'API key' }).click();
    await app.page.getByText(`${service.origin}/admin/voices`).waitFor();
  });
});
