import type { NeuralVoices, VoiceSpeakers } from '@rakhim/contract';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';

/**
 * Adds voices that are not there yet, one after the other, and says who speaks for whom beside those that they speak
 * for by themselves; what an administrator's page does, without the page.
 */
export async function addVoices(page: Page, ids: readonly string[], speakers: VoiceSpeakers): Promise<void> {
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('rakhim.session') ?? '{}') as { access_token: string }).access_token,
  );
  const call = (path: string, method: string, body?: object): Promise<Response> =>
    fetch(`${inject('origin')}/api/v1/admin/voices${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  const list = async () => (await (await call('', 'GET')).json()) as NeuralVoices;
  const isInstalled = async (id: string) => (await list()).voices.some((voice) => voice.id === id && voice.installed);

  for (const id of ids) {
    const { voices } = await list();
    const voice = voices.find((each) => each.id === id);
    if (!voice?.installed) {
      expect((await call(`/${id}/add`, 'POST', { licenceSha256: voice?.licence.sha256 })).status).toBe(202);
      await expect.poll(() => isInstalled(id)).toBe(true);
      await expect.poll(async () => (await list()).task?.state).toBe('done');
    }
  }
  const { table } = await list();
  const change = { version: table.version, speakers: { ...table.speakers, ...speakers } };
  expect((await call('/table', 'PUT', change)).status).toBe(200);
}
