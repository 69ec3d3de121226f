import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { infoTagOffset, readFrameHeader, wavHeader } from '@rakhim/containers';
import fc from 'fast-check';
import nodeId3 from 'node-id3';
import { describe, expect, it } from 'vitest';
import { createPartReader } from './create-part-reader.ts';
import { findFfmpeg } from './find-ffmpeg.ts';
import { id3Tag } from './id3-chapters.ts';
import { layOutParts, silentChunks } from './lay-out-parts.ts';

const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0;

/** Frames as our encoder writes them: MPEG-2 layer III, 24 kHz, mono, 64 kbit/s. */
const header = Uint8Array.of(0xff, 0xf3, 0x84, 0xc4);
const ourFrame = readFrameHeader(header, 0)!;
const frameLength = ourFrame.byteLength;
const frame = (fill: number) => Buffer.concat([header, Buffer.alloc(frameLength - 4, fill)]);
const infoFrame = () => {
  const bytes = frame(0);
  bytes.write('Info', infoTagOffset(ourFrame), 'latin1');
  return bytes;
};

function read(format: 'mp3' | 'wav' | 'ogg', bytes: Uint8Array, cuts: readonly number[] = []) {
  const reader = createPartReader(format);
  const edges = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b), bytes.length];
  const sound = Buffer.concat(edges.slice(1).map((end, index) => reader.push(bytes.subarray(edges[index], end))));
  return { sound, facts: reader.end() };
}

const cuts = fc.array(fc.nat(), { maxLength: 20 });

describe('a part', () => {
  it('of MP3 is reduced to its frames, however its bytes arrive', () => {
    const sound = Buffer.concat([frame(1), frame(2), frame(3)]);
    const file = Buffer.concat([
      id3Tag({ title: 'ن', album: 'ك', durationMs: 72, chapters: [] }),
      infoFrame(),
      sound,
      Buffer.concat([Buffer.from('TAG'), Buffer.alloc(125)]),
    ]);
    fc.assert(
      fc.property(cuts, (at) => {
        const part = read('mp3', file, at);
        expect(part.sound.equals(sound)).toBe(true);
        expect(part.facts).toEqual({
          format: 'mp3',
          durationMs: 72,
          sampleRate: 24_000,
          channels: 1,
          frameHeader: 'fff384c4',
        });
      }),
    );
  });

  it('of WAV is reduced to its samples, also where the length was not known at the start', () => {
    const samples = Buffer.alloc(4800, 7);
    for (const announced of [4800, 0xffffffff]) {
      const file = Buffer.concat([wavHeader({ sampleRate: 24_000, channels: 1 }, 4800), samples]);
      file.writeUInt32LE(announced, 40);
      fc.assert(
        fc.property(cuts, (at) => {
          const part = read('wav', file, at);
          expect(part.sound.equals(samples)).toBe(true);
          expect(part.facts).toEqual({ format: 'wav', durationMs: 100, sampleRate: 24_000, channels: 1 });
        }),
        { numRuns: 50 },
      );
    }
  });

  it('is damaged when it is cut off anywhere', () => {
    const mp3 = Buffer.concat([infoFrame(), frame(1), frame(2)]);
    const wav = Buffer.concat([wavHeader({ sampleRate: 24_000, channels: 1 }, 100), Buffer.alloc(100)]);
    for (const length of [0, 3, 9, frameLength, frameLength + 5, mp3.length - 1]) {
      expect(() => read('mp3', mp3.subarray(0, length))).toThrow(expect.objectContaining({ code: 'audio_damaged' }));
    }
    for (const length of [0, 11, 43, 44, 143]) {
      expect(() => read('wav', wav.subarray(0, length))).toThrow(expect.objectContaining({ code: 'audio_damaged' }));
    }
    expect(() => read('mp3', Buffer.from('<html>not sound</html>'))).toThrow(
      expect.objectContaining({ code: 'audio_damaged' }),
    );
    expect(() => read('ogg', Buffer.from('OggS'))).toThrow(expect.objectContaining({ code: 'audio_damaged' }));
  });
});

describe('parts laid out', () => {
  const sound = { format: 'mp3', durationMs: 480, sampleRate: 24_000, channels: 1, frameHeader: 'fff384c4' } as const;

  it('begin when they should, as exactly as frames allow, and never before the last one ends', () => {
    const layout = layOutParts([
      { sound, gapMs: 0, atMs: 1000 },
      { sound, gapMs: 0, atMs: 1200 },
      { sound, gapMs: 0, atMs: 5000 },
    ]);
    expect(layout.parts.map(({ startMs }) => startMs)).toEqual([1008, 1488, 4992]);
    expect(layout.durationMs).toBe(5472);
  });

  it('are not joined when their formats differ', () => {
    expect(() =>
      layOutParts([
        { sound, gapMs: 0 },
        { sound: { ...sound, sampleRate: 48_000 }, gapMs: 0 },
      ]),
    ).toThrow(expect.objectContaining({ code: 'audio_damaged' }));
  });

  it('have silence of exactly the frames that were counted', () => {
    const [placed] = layOutParts([{ sound, gapMs: 60_000 }]).parts;
    const silence = Buffer.concat([...silentChunks(placed!.silence)]);
    expect(silence.length).toBe(2500 * frameLength);
    expect(read('mp3', silence).facts.durationMs).toBe(60_000);
  });
});

describe('a tag', () => {
  it('marks chapters with Arabic titles', () => {
    const chapters = [
      { title: 'الفصل الأول', startMs: 0, endMs: 1500.4 },
      { title: 'الفصل الثاني', startMs: 1500.4, endMs: 4000 },
    ];
    const tag = nodeId3.read(
      Buffer.from(
        id3Tag({
          title: 'كتاب',
          album: 'كتاب',
          author: 'مؤلفة',
          track: { number: 2, count: 9 },
          durationMs: 4000,
          chapters,
        }),
      ),
    );
    expect(tag).toMatchObject({ title: 'كتاب', artist: 'مؤلفة', trackNumber: '2/9', language: 'ara' });
    expect(tag.chapter?.map(({ tags, startTimeMs, endTimeMs }) => [tags?.title, startTimeMs, endTimeMs])).toEqual([
      ['الفصل الأول', 0, 1500],
      ['الفصل الثاني', 1500, 4000],
    ]);
    expect(tag.tableOfContents?.[0]?.elements).toEqual(['chp0', 'chp1']);
  });
});

describe('sound read by ffmpeg', () => {
  const chapters = [
    { title: 'الأول; = #', startMs: 0, endMs: 1000 },
    { title: 'الثاني', startMs: 1000, endMs: 2000 },
  ];
  const tags = { title: 'كتاب', album: 'كتاب', author: 'كاتب', durationMs: 2000, chapters };

  function probe(bytes: Uint8Array, name: string) {
    const folder = mkdtempSync(join(tmpdir(), 'rakhim-probe-'));
    writeFileSync(join(folder, name), bytes);
    const { stdout, stderr } = spawnSync(
      'ffprobe',
      ['-v', 'error', '-show_chapters', '-show_format', '-of', 'json', join(folder, name)],
      { encoding: 'utf8' },
    );
    rmSync(folder, { recursive: true });
    expect(stderr).toBe('');
    const { chapters: found, format } = JSON.parse(stdout) as {
      chapters: { start_time: string; tags: { title: string } }[];
      format: { duration: string; tags: Record<string, string> };
    };
    return {
      titles: found.map(({ tags: { title } }) => title),
      starts: found.map(({ start_time: start }) => Number(start)),
      seconds: Number(format.duration),
      title: format.tags['title'],
    };
  }

  it('shows the chapters of an MP3', ({ skip }) => {
    skip(!hasFfmpeg, 'ffmpeg is not installed');
    const [placed] = layOutParts([
      {
        sound: { format: 'mp3', durationMs: 0, sampleRate: 24_000, channels: 1, frameHeader: 'fff384c4' },
        gapMs: 2016,
      },
    ]).parts;
    const found = probe(Buffer.concat([id3Tag(tags), ...silentChunks(placed!.silence)]), 'a.mp3');
    expect(found).toMatchObject({ titles: ['الأول; = #', 'الثاني'], starts: [0, 1], title: 'كتاب' });
    expect(found.seconds).toBeCloseTo(2.016, 1);
  });

  it('shows the chapters of an audiobook that it made', async ({ skip }) => {
    skip(!hasFfmpeg, 'ffmpeg is not installed');
    const encode = await findFfmpeg('relative:/usr/bin:/usr/local/bin:/opt/homebrew/bin');
    const pcm = (async function* () {
      yield Buffer.alloc(2 * 24_000 * 2);
    })();
    const chunks: Uint8Array[] = [];
    for await (const chunk of encode!({ pcm, sampleRate: 24_000, channels: 1, tags }, new AbortController().signal)) {
      chunks.push(chunk);
    }
    expect(probe(Buffer.concat(chunks), 'a.m4b')).toMatchObject({
      titles: ['الأول; = #', 'الثاني'],
      starts: [0, 1],
      title: 'كتاب',
    });
  });

  it('is not looked for in relative folders', async () => {
    expect(await findFfmpeg('.:bin:')).toBeUndefined();
  });
});
