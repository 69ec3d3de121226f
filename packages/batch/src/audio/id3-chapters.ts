import nodeId3 from 'node-id3';

export interface SoundChapter {
  readonly title: string;
  readonly startMs: number;
  readonly endMs: number;
}

/** The metadata that is written into a sound file. */
export interface SoundTags {
  readonly title: string;
  /** The book. */
  readonly album: string;
  readonly author?: string;
  readonly track?: { readonly number: number; readonly count: number };
  readonly durationMs: number;
  readonly chapters: readonly SoundChapter[];
}

/** The table of contents has one byte for its length. Source: ID3v2 Chapter Frame Addendum 1.0, 3.2. */
const contentsMax = 255;

/** An ID3v2.3 tag with chapter marks, for the start of an MP3. One chapter needs no mark. */
export function id3Tag({ title, album, author, track, durationMs, chapters }: SoundTags): Uint8Array {
  const marked = chapters.length > 1 ? chapters : [];
  return nodeId3.create({
    title,
    album,
    ...(author !== undefined && { artist: author, composer: author }),
    ...(track !== undefined && { trackNumber: `${track.number}/${track.count}` }),
    language: 'ara',
    length: String(Math.round(durationMs)),
    ...(marked.length > 0 && {
      chapter: marked.map((chapter, index) => ({
        elementID: elementId(index),
        startTimeMs: Math.round(chapter.startMs),
        endTimeMs: Math.round(chapter.endMs),
        tags: { title: chapter.title },
      })),
      tableOfContents: [
        {
          elementID: 'toc',
          isOrdered: true,
          elements: marked.slice(0, contentsMax).map((_chapter, index) => elementId(index)),
          tags: { title: album },
        },
      ],
    }),
  });
}

function elementId(index: number): string {
  return `chp${index}`;
}
