import { getVoice } from '@rakhim/contract';
import { describe, expect, it } from 'vitest';
import type { SpeechEngine, SpeechEvent, SpeechRequest } from './speech-engine.ts';
import { withReading } from './with-reading.ts';

/** An engine that says each word of what it is given in a tenth of a second, and remembers what that was. */
function createWordEngine(): SpeechEngine & { readonly requests: SpeechRequest[] } {
  const requests: SpeechRequest[] = [];
  return {
    name: 'http',
    requests,
    async *synthesize(request): AsyncGenerator<SpeechEvent> {
      requests.push(request);
      yield { type: 'start', warnings: [{ code: 'markup_removed', detail: '<b>' }] };
      yield { type: 'audio', bytes: new Uint8Array(1) };
      yield { type: 'words', words: timesOf(request.text) };
      yield { type: 'end', durationMs: 1000 };
    },
    isReady: async () => true,
    close: async () => undefined,
  };
}

function timesOf(text: string) {
  let start = 0;
  return text.split(' ').map((word, index) => {
    const from = start;
    start += Array.from(word).length + 1;
    return { start: from, end: start - 1, startMs: index * 100, endMs: (index + 1) * 100 };
  });
}

async function speak(engine: SpeechEngine, request: Partial<SpeechRequest> & { readonly text: string }) {
  const events: SpeechEvent[] = [];
  const asked: SpeechRequest = { voice: getVoice('male1'), format: 'mp3', delivery: 'file', ...request };
  for await (const event of withReading(engine).synthesize(asked, new AbortController().signal)) {
    events.push(event);
  }
  const start = events.find((event) => event.type === 'start');
  const end = events.find((event) => event.type === 'end');
  return {
    warnings: [...(start?.warnings ?? []), ...(end?.warnings ?? [])],
    words: events.flatMap((event) => (event.type === 'words' ? event.words : [])),
  };
}

describe('sounds that no letters have', () => {
  const sounds = [{ phoneme: 'e', long: true, stressed: true }] as const;
  const request = { text: 'هذا بيت', readings: [{ start: 4, end: 7, vowelled: 'بِيتْ', sounds }] };

  it('are given to the engine that can say them, at their place in its text', async () => {
    const engine = { ...createWordEngine(), name: 'embedded' as const };
    const { words, warnings } = await speak(engine, request);
    expect(engine.requests[0]?.text).toBe('هذا بِيتْ');
    expect(engine.requests[0]?.score?.sounds).toEqual([{ start: 4, end: 9, sounds }]);
    expect(words.map(({ start, end }) => [start, end])).toEqual([
      [0, 3],
      [4, 7],
    ]);
    expect(warnings.map(({ code }) => code)).not.toContain('markup_not_honoured');
  });

  it('are said by the nearest letters elsewhere, with a warning', async () => {
    const engine = createWordEngine();
    const { warnings } = await speak(engine, request);
    expect(engine.requests[0]).toMatchObject({ text: 'هذا بِيتْ' });
    expect(engine.requests[0]?.score).toBeUndefined();
    expect(warnings).toContainEqual({ code: 'markup_not_honoured', detail: 'phoneme' });
  });
});

describe('every engine', () => {
  it('is given the text with the chosen readings in it, and nothing else to understand', async () => {
    const engine = createWordEngine();
    await speak(engine, {
      text: 'علم الولد 25 مرة',
      readings: [
        { start: 0, end: 3, vowelled: 'عَلَّمَ' },
        { start: 10, end: 12, spoken: 'مرارا' },
      ],
    });
    expect(engine.requests).toEqual([
      { text: 'عَلَّمَ الولد مرارا مرة', voice: getVoice('male1'), format: 'mp3', delivery: 'file' },
    ]);
  });

  it('has its word times point at the text as it was sent', async () => {
    const engine = createWordEngine();
    const text = '😀 علم 25 مرة';
    const { words } = await speak(engine, { text, readings: [{ start: 6, end: 8, spoken: 'خمسا وعشرين' }] });
    expect(
      words.map(({ start, end, startMs, endMs }) => [Array.from(text).slice(start, end).join(''), startMs, endMs]),
    ).toEqual([
      ['😀', 0, 100],
      ['علم', 100, 200],
      ['25', 200, 300],
      ['25', 300, 400],
      ['مرة', 400, 500],
    ]);
  });

  it('is told whose request it is, so that it can share its time among owners', async () => {
    const engine = createWordEngine();
    await speak(engine, { text: 'علم', owner: 'samira' });
    expect(engine.requests[0]?.owner).toBe('samira');
  });

  it('does not style verses of the Quran, and says so', async () => {
    const engine = createWordEngine();
    const { warnings } = await speak(engine, { text: 'قال: ﴿إن مع العسر يسرا﴾', styleInstruction: 'cheerfully' });
    expect(engine.requests[0]?.styleInstruction).toBeUndefined();
    expect(warnings.map(({ code }) => code)).toEqual(['quran_text', 'quran_not_styled', 'markup_removed']);
    await speak(engine, { text: 'صباح الخير', styleInstruction: 'cheerfully' });
    expect(engine.requests[1]?.styleInstruction).toBe('cheerfully');
  });

  it('says when the text is in another dialect than the voice', async () => {
    const { warnings } = await speak(createWordEngine(), { text: 'أنا عايز أروح دلوقتي' });
    expect(warnings[0]).toEqual({ code: 'text_in_other_dialect', detail: 'عايز، دلوقتي', dialect: 'egyptian' });
    expect(
      (await speak(createWordEngine(), { text: 'أنا عايز أروح دلوقتي', voice: getVoice('male2') })).warnings,
    ).toHaveLength(1);
  });
});
