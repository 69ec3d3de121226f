import { readFile, readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { type Publisher, findPublisherFaults, readPublisher, withPublisher } from './publisher.ts';

const root = new URL('../../', import.meta.url);

const publisher: Publisher = {
  name: 'Samira',
  email: 'samira@speech.dev',
  homepage: 'https://speech.dev',
  repository: 'https://github.com/samira/rakhim',
  bugs: 'https://github.com/samira/rakhim/issues',
  appId: 'dev.speech.rakhim',
  service: 'https://speech.dev',
  updates: 'https://speech.dev/desktop',
};

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly publishConfig?: { readonly provenance?: boolean; readonly access?: string };
  readonly repository?: { readonly url?: string; readonly directory?: string };
  readonly homepage?: string;
  readonly bugs?: { readonly url?: string };
}

async function publishedPackages(): Promise<[string, Manifest][]> {
  const folders = (await readdir(new URL('packages/', root))).map((name) => `packages/${name}`);
  const manifests = await Promise.all(
    folders.map(async (folder): Promise<[string, Manifest]> => [
      folder,
      JSON.parse(await readFile(new URL(`${folder}/package.json`, root), 'utf8')) as Manifest,
    ]),
  );
  return manifests.filter(([, manifest]) => manifest.private !== true);
}

describe('the publisher', () => {
  it('may publish when nothing is a placeholder and the repository is the one that builds', () => {
    expect(findPublisherFaults(publisher)).toEqual([]);
    expect(findPublisherFaults(publisher, 'https://github.com/samira/rakhim')).toEqual([]);
  });

  it('may not publish with a placeholder, which is what this repository has', async () => {
    const own = await readPublisher(new URL('publisher.json', root));
    expect(findPublisherFaults(own).map((fault) => fault.split(' ', 1)[0])).toEqual([
      'email',
      'homepage',
      'repository',
      'bugs',
      'appId',
      'service',
      'updates',
    ]);
  });

  it.each<[Partial<Publisher>, string | undefined, RegExp]>([
    [{ updates: 'http://speech.dev/desktop' }, undefined, /^updates must begin with https/u],
    [{ appId: 'rakhim' }, undefined, /^appId must be a domain/u],
    [{}, 'https://github.com/fork/rakhim', /^repository must be https:\/\/github\.com\/fork/u],
    [{ email: 'a@mail.example.com' }, undefined, /^email is still a placeholder/u],
  ])('is told of %j built from %s', (change, builtFrom, fault) => {
    expect(findPublisherFaults({ ...publisher, ...change }, builtFrom)).toEqual([expect.stringMatching(fault)]);
  });
});

describe('a published package', () => {
  it('names its repository, its homepage and where to report bugs; npm asks for the first where there is provenance', async () => {
    const own = await readPublisher(new URL('publisher.json', root));
    const published = await publishedPackages();
    expect(published.map(([, { name }]) => name)).toEqual(
      expect.arrayContaining(['@rakhim/sdk', '@rakhim/cli', '@rakhim/arabic', '@rakhim/arabic-model']),
    );
    for (const [folder, manifest] of published) {
      expect(manifest, folder).toMatchObject({
        publishConfig: { provenance: true, access: 'public' },
        repository: { url: `git+${own.repository}.git`, directory: folder },
        homepage: own.homepage,
        bugs: { url: own.bugs },
      });
    }
  });

  it('has the rest of its manifest as it was', () => {
    const manifest = { name: 'a', version: '1.0.0', description: 'd', license: 'MIT', type: 'module', exports: {} };
    const written = JSON.parse(withPublisher(JSON.stringify(manifest), publisher, 'packages/a')) as object;
    expect(written).toMatchObject(manifest);
    expect(JSON.parse(withPublisher(JSON.stringify(written), publisher, 'packages/a'))).toEqual(written);
  });
});
