import { spawn } from 'node:child_process';

const openers: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ['open'],
  // Not `start`: a shell would read the address.
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/**
 * Opens a page in the person's browser, and nothing but a page: the address comes from a server. @returns whether there
 * was a program to ask.
 */
export async function openBrowser(
  address: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<boolean> {
  if (!URL.canParse(address) || !/^https?:$/u.test(new URL(address).protocol)) {
    return false;
  }
  const isWithoutScreen =
    process.platform === 'linux' && env['DISPLAY'] === undefined && env['WAYLAND_DISPLAY'] === undefined;
  const given = env['BROWSER'];
  if (isWithoutScreen && given === undefined) {
    return false;
  }
  const [program, ...parameters] =
    given !== undefined && given !== '' ? [given] : (openers[process.platform] ?? ['xdg-open']);
  const child = spawn(program, [...parameters, new URL(address).href], { stdio: 'ignore', detached: true });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('spawn', () => {
      child.unref();
      resolve(true);
    });
  });
}
