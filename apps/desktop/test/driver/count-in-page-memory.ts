import type { DesktopApp } from './launch-desktop.ts';

/**
 * Returns how often a word stands anywhere in the memory of the page: in every string of its heap, whichever world it
 * belongs to.
 */
export async function countInPageMemory({ devtools }: DesktopApp, word: string): Promise<number> {
  const chunks: string[] = [];
  const keep = ({ chunk }: { chunk: string }): void => void chunks.push(chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', keep);
  return chunks.join('').split(word).length - 1;
}
