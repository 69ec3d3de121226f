import { isAbsolute, join, relative, sep } from 'node:path';

const mediaTypes: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  mp3: 'audio/mpeg',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json; charset=utf-8',
  woff: 'font/woff',
  woff2: 'font/woff2',
};

export interface BundleFile {
  readonly path: string;
  readonly mediaType: string;
}

/**
 * The file of the bundle behind an address. A path without an extension is a screen, and every screen is the one page.
 *
 * @param folder the bundle, absolute
 * @returns nothing where the address leads out of the folder or to a kind of file that no bundle of ours holds
 */
export function findBundleFile(folder: string, address: string): BundleFile | undefined {
  const pathname = decodePath(new URL(address).pathname);
  if (pathname === undefined || /[\0\\:]/.test(pathname)) {
    return undefined;
  }
  const extension = /\.(\w+)$/.exec(pathname)?.[1];
  const path = join(folder, extension === undefined ? 'desktop.html' : pathname);
  const mediaType = mediaTypes[extension ?? 'html'];
  return mediaType !== undefined && isInside(folder, path) ? { path, mediaType } : undefined;
}

/** Returns true when a path lies in a folder, whatever dots it was put together with. */
export function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
