import { randomUUID } from 'node:crypto';
import { createEmbeddedVoice } from '@rakhim/embedded-voice';
import { type ErrorBody, Speech, TextPreview, TimedSpeech, routes } from '@rakhim/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedEngine } from '#src/providers/speech/embedded/embedded-engine.ts';
import type { SpeechEngine } from '#src/providers/speech/speech-engine.ts';
import { readEvents } from '#src/testing/event-reader.ts';
import { type TestSubscriber, buildSubscriber } from '#src/testing/factories.ts';
import { type TestApi, startTestApiWith } from '#src/testing/test-api.ts';

let api: TestApi<SpeechEngine>;
let samira: TestSubscriber;

beforeAll(async () => {
  api = await startTestApiWith(createEmbeddedEngine(createEmbeddedVoice({ workers: 1 })));
  samira = await buildSubscriber(api.context);
});
afterAll(() => api.close());

function call(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return api.call(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': samira.apiKey, ...headers },
    body: JSON.stringify(body),
  });
}

const [timedPath] = routes.createTimedSpeech.paths;
const [speechPath] = routes.createSpeech.paths;
const [previewPath] = routes.previewText.paths;

async function speak(body: object): Promise<TimedSpeech> {
  const response = await call(timedPath, body);
  expect(response.status, await response.clone().text()).toBe(200);
  return TimedSpeech.parse(await response.json());
}

/** Three voices and two dialects. */
const dialogue = `<speak>
  <p><voice name="Layla">صباح الخير<mark name="رد"/> يا كريم</voice></p>
  <break time="900ms"/>
  <p>صباح النور &amp; أهلا</p>
  <p><voice name="male2"><prosody rate="slow">إزيك <sub alias="اليوم">ي</sub></prosody></voice></p>
</speak>`;
const written = 'صباح الخير يا كريم صباح النور & أهلا إزيك ي';

describe('speech of a marked-up text', () => {
  it('charges the text alone, and points at the text as sent', async () => {
    const answer = await speak({ text: dialogue });
    expect(answer.characters).toBe(written.length);
    const points = Array.from(dialogue);
    expect(answer.words.map(({ start, end }) => points.slice(start, end).join(''))).toEqual([
      ...['صباح', 'الخير', 'يا', 'كريم', 'صباح', 'النور', '&amp;', 'أهلا', 'إزيك', 'ي'],
    ]);
    const [, before, after, kareem, reply] = answer.words;
    expect(answer.marks).toEqual([{ name: 'رد', start: dialogue.indexOf('<mark'), startMs: after?.startMs }]);
    expect(before?.endMs).toBeLessThanOrEqual(after?.startMs ?? 0);
    expect(Math.abs((reply?.startMs ?? 0) - (kareem?.endMs ?? 0) - 900)).toBeLessThanOrEqual(20);
    expect(answer.subtitles.srt).not.toMatch(/<|mark|voice/u);
    expect(answer.subtitles.srt).toContain('صباح النور & أهلا');
  });

  it('tells marks with the words of a stream, and repeats the same text for nothing', async () => {
    const text = `[pause 0.3s]مرحبا ${randomUUID().slice(0, 4)} [mark one] بكم`;
    const response = await call(timedPath, { text, markup: true }, { accept: 'text/event-stream' });
    const reader = readEvents(response);
    const marks: unknown[] = [];
    for (let type = ''; type !== 'end';) {
      const { event, data } = await reader.next();
      type = event;
      marks.push(...((data as { marks?: unknown[] }).marks ?? []));
    }
    expect(marks).toMatchObject([{ name: 'one', start: text.indexOf('[mark') }]);
    await api.context.recorder.drain();
    const again = await speak({ text, markup: true });
    expect(again).toMatchObject({ characters: 0, marks });
    expect(again.repeatOf).toBeDefined();
    expect((await speak({ text, markup: true, take: 2 })).repeatOf).toBeUndefined();
  });

  it('takes the same text without markup for another', async () => {
    const plain = await call(speechPath, { text: 'أهلا [slow] بكم < هنا', timestamps: true });
    const answer = Speech.parse(await plain.json());
    expect(answer.characters).toBe('أهلا [slow] بكم < هنا'.length);
    expect(answer.words?.map(({ start }) => start)).toContain(6);
    const literal = await speak({ text: '<speak>أهلا</speak>', ssml: false });
    expect(literal.characters).toBe('<speak>أهلا</speak>'.length);
  });

  it('is asked for in OpenAI’s words, too', async () => {
    const path = routes.createOpenAiSpeech.paths[0];
    const body = {
      model: 'rakhim',
      voice: 'male1',
      input: '<speak>نعم<break time="2s"/>لا</speak>',
      response_format: 'pcm',
    };
    const sound = await (await call(path, body)).arrayBuffer();
    expect(sound.byteLength / 48_000).toBeGreaterThan(2.4);
    const refused = await call(path, { ...body, input: '[slow]نعم', markup: true });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ error: { code: 'markup_invalid' } });
  });

  it('may not bring what the plan lacks, or words that nobody pays for', async () => {
    const basic = await buildSubscriber(api.context, { plan: 'basic' });
    const refused = await call(
      speechPath,
      { text: '<speak><lang xml:lang="ar-QA">مرحبا</lang></speak>' },
      { 'x-api-key': basic.apiKey },
    );
    expect([refused.status, ((await refused.json()) as ErrorBody).code]).toEqual([403, 'plan_required']);
    const book = 'كلمة أخرى '.repeat(20).trim();
    const response = await call(previewPath, { text: `<speak><sub alias="${book}">ك</sub></speak>` });
    expect(TextPreview.parse(await response.json()).characters).toBeGreaterThan(150);
  });
});

describe('a preview of a marked-up text', () => {
  it('reads each passage in its dialect and says what is charged', async () => {
    const text =
      '<speak><say-as interpret-as="digits">25</say-as> ثم <voice name="male2">ثلاثة</voice> <phoneme ph="ˈbaː">كتاب</phoneme></speak>';
    const response = await call(previewPath, { text });
    const preview = TextPreview.parse(await response.json());
    expect(preview.characters).toBe('25 ثم ثلاثة كتاب'.length);
    const points = Array.from(text);
    expect(preview.spans.map(({ start, end, spoken }) => [points.slice(start, end).join(''), spoken])).toEqual([
      ['25', 'اثنان خمسة'],
      ['ثم', 'ثم'],
      ['ثلاثة', 'ثلاثة'],
      ['كتاب', 'كتاب'],
    ]);
    expect(preview.spans.at(-1)?.phonemes).toBe('ˈbaː');
    expect(preview.spans[2]?.phonemes).not.toContain('θ');
  });

  it('says sounds of the lexicon that no letters have', async () => {
    const huda = await buildSubscriber(api.context);
    const entry = { written: 'بيت', reading: 'ˈbeːt', readingType: 'phonemes', kind: 'word' };
    expect((await call('/api/v1/lexicon', entry, { 'x-api-key': huda.apiKey })).status).toBe(201);
    for (const text of ['هذا بيت', '<speak>هذا <emphasis>بيت</emphasis></speak>']) {
      const answer = await call(previewPath, { text }, { 'x-api-key': huda.apiKey });
      expect(TextPreview.parse(await answer.json()).spans.at(-1)?.phonemes).toBe('ˈbeːt');
    }
    const spoken = await call(timedPath, { text: 'هذا بيت', phonemes: true }, { 'x-api-key': huda.apiKey });
    const { words, warnings } = TimedSpeech.parse(await spoken.json());
    expect(
      words
        .at(-1)
        ?.phonemes?.map(({ ipa }) => ipa)
        .join(''),
    ).toContain('eː');
    expect(warnings).toEqual([]);
  });

  it('takes readings at places of the text as sent', async () => {
    const text = '<speak>هذا <emphasis>علم</emphasis></speak>';
    const start = text.indexOf('علم');
    const reading = { start, end: start + 3, vowelled: 'عَلَم' };
    const answer = TextPreview.parse(await (await call(previewPath, { text, readings: [reading] })).json());
    expect(answer.spans.at(-1)).toMatchObject({ start, rule: 'reading', vowelled: 'عَلَم' });
    const outside = { start: 1, end: 3, vowelled: 'عَلَم' };
    expect((await call(previewPath, { text, readings: [outside] })).status).toBe(400);
  });
});

describe('a refusal of markup', () => {
  it.each([
    ['en', { text: '<speak>\n <audio/></speak>' }, 2, 2, /^Line 2, column 2 /u],
    ['ar', { text: '<speak>\n <audio/></speak>' }, 2, 2, /^السطر 2، العمود 2 /u],
    ['en', { text: '<speak>&bomb;</speak>' }, 1, 14, /entity/u],
    ['en', { text: '<speak><say-as interpret-as="date">أمس</say-as></speak>' }, 1, 36, /cannot be said as date/u],
    ['en', { text: '<speak><phoneme ph="???">أ</phoneme></speak>' }, 1, 26, /no sounds/u],
    ['en', { text: `<speak>أ${'<break time="10s"/>'.repeat(7)}</speak>` }, 1, 123, /longer than 60 seconds/u],
    ['ar', { text: 'أ [سرعة] ب', markup: true }, 1, 3, /«سرعة» غير معروف/u],
    ['en', { text: 'أهلا', ssml: true }, 1, 1, /begins with <speak>/u],
  ])('names line and column (%s, %j)', async (language, body, line, column, sentence) => {
    for (const path of [speechPath, previewPath, timedPath]) {
      const response = await call(path, body, { 'accept-language': language });
      const error = (await response.json()) as ErrorBody;
      expect([response.status, error.code, error.param]).toEqual([400, 'markup_invalid', 'text']);
      expect(error.details).toMatchObject({ line, column });
      expect(error.error).toMatch(sentence);
    }
  });

  it('comes where both notations are asked for, and where nothing is left to say', async () => {
    expect((await call(speechPath, { text: '<speak>أ</speak>', ssml: true, markup: true })).status).toBe(400);
    const empty = (await (await call(speechPath, { text: '<speak><break/></speak>' })).json()) as ErrorBody;
    expect(empty.code).toBe('text_empty');
  });
});
