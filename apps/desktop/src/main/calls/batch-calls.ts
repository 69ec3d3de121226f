import { readDocument } from '@rakhim/batch';
import type { JobSettings } from '@rakhim/contract/desktop';
import { readFile } from 'node:fs/promises';
import type { AccountService } from '../account/account-service.ts';
import type { BatchService } from '../batch/batch-service.ts';
import { presentJobSettings, readJobSettings } from '../batch/job-settings.ts';
import { displayName, type FileGrants } from '../files/file-grants.ts';
import type { MediaFiles } from '../files/media-files.ts';
import { DesktopFailure } from '../ipc/desktop-failure.ts';
import type { CallHandlers } from '../ipc/serve-calls.ts';

interface BatchCallDependencies {
  readonly service: BatchService;
  readonly grants: FileGrants;
  readonly media: MediaFiles;
  readonly account: AccountService;
  readonly revealInFolder: (path: string) => void;
  /** Settings are remembered for the next files. */
  readonly keepSettings: (settings: ReturnType<typeof readJobSettings>) => void;
}

const soundName = /\.(mp3|wav|ogg)$/i;
const captionName = /\.(srt|vtt)$/i;

/** Creates the calls of the queue: adding files, running them, and their results. */
export function createBatchCalls({
  service,
  grants,
  media,
  account,
  revealInFolder,
  keepSettings,
}: BatchCallDependencies) {
  const { queue } = service;
  const writtenBy = (id: string): readonly string[] =>
    service.batch.items().find((item) => item.id === id)?.written ?? [];

  function readSettings(settings: JobSettings): ReturnType<typeof readJobSettings> {
    const read = readJobSettings(settings, grants);
    keepSettings(read);
    return read;
  }

  async function readCaptions(path: string | undefined) {
    if (path === undefined) {
      return [];
    }
    const captions = await readDocument(await readFile(path), displayName(path));
    return captions.chapters
      .flatMap(({ cues = [] }) => cues)
      .map(({ startMs, endMs, text }) => ({ startMs, endMs, text }));
  }

  return {
    'batch.read': () => service.read(),
    async 'batch.add'({ files, settings }) {
      const found = files.map((id) => grants.find(id)).filter((granted) => granted !== undefined);
      if (found.length < files.length) {
        throw new DesktopFailure('not_granted');
      }
      const documents = found.map(({ path, folder }) => ({ path, name: displayName(path), folder }));
      return { added: await queue.add(documents, readSettings(settings)) };
    },
    'batch.configure': async ({ jobs, settings, encoding }) => ({
      changed: await queue.configure(jobs, readSettings(settings), encoding),
    }),
    async 'batch.start'() {
      await account.client();
      service.start();
      return {};
    },
    'batch.pause'() {
      service.pause();
      return {};
    },
    async 'batch.cancel'({ jobs }) {
      await queue.cancel(jobs);
      return {};
    },
    async 'batch.retry'({ jobs }) {
      await account.client();
      await queue.retry(jobs);
      service.start();
      return {};
    },
    async 'batch.move'({ job, before }) {
      await queue.move(job, before);
      return {};
    },
    async 'batch.clear'({ jobs }) {
      await queue.clear(jobs);
      return {};
    },
    'batch.reveal'({ job, what }) {
      const path = what === 'source' ? queue.find(job).source.path : writtenBy(job)[0];
      if (path === undefined) {
        throw new DesktopFailure('not_there');
      }
      revealInFolder(path);
      return {};
    },
    async 'batch.listen'({ job }) {
      queue.find(job);
      const sound = writtenBy(job).find((path) => soundName.test(path));
      if (sound === undefined) {
        throw new DesktopFailure('not_there');
      }
      const captions = await readCaptions(writtenBy(job).find((path) => captionName.test(path))).catch(() => []);
      return { address: media.offer(sound), captions };
    },
    async 'files.preview'(request) {
      const preview = await queue.preview(request);
      return { ...preview, ...presentJobSettings(queue.find(request.id).settings, grants) };
    },
  } satisfies Partial<CallHandlers>;
}
