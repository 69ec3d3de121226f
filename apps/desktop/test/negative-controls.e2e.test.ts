import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiServer, startApiServer } from './driver/api-server.ts';
import { buildFolder } from './driver/build.ts';
import { findSecurityBreaches } from './driver/find-security-breaches.ts';
import { launchDesktop, makeUserData, openBrowser, type SharedBrowser } from './driver/launch-desktop.ts';

/**
 * The checks of the shell, shown to bite: in each of these builds one protection is taken out, and the attack that it
 * stops must come through. A build in which the words cannot be found fails, too.
 */

let server: ApiServer;
let browser: SharedBrowser;
beforeAll(async () => {
  server = await startApiServer();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

type Break = readonly [from: RegExp, to: string];

async function breakBuild(breaks: readonly Break[]): Promise<string> {
  const build = join(await makeUserData(), 'out');
  await cp(buildFolder, build, { recursive: true });
  const main = join(build, 'main/main.js');
  let code = await readFile(main, 'utf8');
  for (const [from, to] of breaks) {
    expect(code, 'what is to be broken').toMatch(from);
    code = code.replace(from, to);
  }
  await writeFile(main, code);
  // Native modules are looked for from the build upwards.
  await cp(join(buildFolder, '../package.json'), join(build, '../package.json'));
  return build;
}

async function findBreachesOf(...breaks: readonly Break[]): Promise<string[]> {
  const app = await launchDesktop({
    userData: await makeUserData(),
    server: server.origin,
    build: await breakBuild(breaks),
    browser,
  });
  try {
    return await findSecurityBreaches(app);
  } finally {
    await app.close();
  }
}

// Each test restarts the app.
describe('a build without', { timeout: 180_000 }, () => {
  it('the sandbox does not start', async () => {
    await expect(findBreachesOf([/sandbox: true/, 'sandbox: false'])).rejects.toMatchObject({
      message: expect.stringContaining('webPreferences.sandbox must be true') as string,
    });
  });

  it('the check of the sender answers anybody', async () => {
    expect(await findBreachesOf([/!isTrustedSender\(event\.senderFrame\)/, 'false'])).toEqual([
      'is answered in another frame’s name',
      'is answered in the name of a frame below',
    ]);
  });

  it('the content security policy runs foreign scripts', async () => {
    expect(await findBreachesOf([/"content-security-policy":/, '"x-none":'])).toEqual([
      'runs a script that stands in the page',
      'sends something to another host',
    ]);
  });

  it('the guard of navigation leaves the bundle', async () => {
    expect(await findBreachesOf([/if \(!isBundleAddress\(event\.url\)\)/, 'if (false)'])).toEqual([
      'leaves the bundle',
    ]);
  });

  it('the check of the pass lets anybody ask with the key', async () => {
    expect(await findBreachesOf([/request\.headers\.get\("authorization"\) !== `Bearer \$\{pass\}`/, 'false'])).toEqual(
      ['asks the service without its pass'],
    );
  });

  it('the shape of its answers shows the key', async () => {
    expect(
      await findBreachesOf(
        [/desktopCalls\[name\]\.response\.parse\(await handle\(parsed\.data\)\)/, 'await handle(parsed.data)'],
        [/last4: key\.slice\(-4\)/, 'last4: key'],
      ),
    ).toEqual(['learns the key']);
  });
});
