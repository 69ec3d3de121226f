import { writeFile } from 'node:fs/promises';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { wordmarkGrid, wordmarkStrokes } from '#src/components/brand/wordmark.data.ts';

/**
 * Draws every icon of the web and desktop apps from the wordmark: `npm run icons -- <path of a Chromium>`, in apps/web.
 */
const pine = '#0f5e56';
const paper = '#fbf8f3';

interface Icon {
  readonly path: string;
  readonly pixels: number;
  /**
   * Side of the square in units of the wordmark's grid. The maskable one keeps the word inside the circle that every
   * platform shows.
   */
  readonly units: number;
  readonly cornerUnits: number;
}

/** Asked for by name by whatever does not read pages. */
const favicon: Icon = { path: 'public/favicon.ico', pixels: 48, units: 18, cornerUnits: 3.4 };
const scalableIcon: Icon = { path: 'public/icon.svg', pixels: 18, units: 18, cornerUnits: 3.4 };
const icons: readonly Icon[] = [
  { path: 'public/icon-192.png', pixels: 192, units: 18, cornerUnits: 3.4 },
  { path: 'public/icon-512.png', pixels: 512, units: 18, cornerUnits: 3.4 },
  { path: 'public/icon-maskable-512.png', pixels: 512, units: 22, cornerUnits: 0 },
  { path: 'public/apple-touch-icon.png', pixels: 180, units: 18, cornerUnits: 0 },
  { path: '../desktop/resources/icon.png', pixels: 1024, units: 18, cornerUnits: 3.4 },
  { path: '../desktop/resources/tray.png', pixels: 32, units: 16, cornerUnits: 2 },
];

function drawIcon({ units, cornerUnits }: Icon): string {
  const left = wordmarkGrid.left + (wordmarkGrid.width - units) / 2;
  const top = wordmarkGrid.top + (wordmarkGrid.height - units) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${units} ${units}">`,
    `<rect x="${left}" y="${top}" width="${units}" height="${units}" rx="${cornerUnits}" fill="${pine}"/>`,
    `<path fill="${paper}" fill-rule="evenodd" d="${wordmarkStrokes}"/></svg>\n`,
  ].join('');
}

function pathOf(icon: Icon): string {
  return fileURLToPath(new URL(`../${icon.path}`, import.meta.url));
}

/** The picture that stands beside a link to us: the wordmark on paper. */
const linkPreview = { path: 'public/og.png', width: 1200, height: 630, wordWidth: 620 } as const;

function drawLinkPreview(): string {
  const { width, height, wordWidth } = linkPreview;
  const units = (wordmarkGrid.width * width) / wordWidth;
  const unitsHigh = (units * height) / width;
  const left = wordmarkGrid.left + (wordmarkGrid.width - units) / 2;
  const top = wordmarkGrid.top + (wordmarkGrid.height - unitsHigh) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${units} ${unitsHigh}">`,
    `<rect x="${left}" y="${top}" width="${units}" height="${unitsHigh}" fill="${paper}"/>`,
    `<path fill="${pine}" fill-rule="evenodd" d="${wordmarkStrokes}"/></svg>\n`,
  ].join('');
}

/** Puts one picture into an icon file, which may hold a PNG as it is (since Windows Vista). */
function toIco(png: Uint8Array, pixels: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // An icon, not a cursor.
  head.writeUInt16LE(1, 4); // One picture.
  head.writeUInt8(pixels, 6);
  head.writeUInt8(pixels, 7);
  head.writeUInt16LE(1, 10); // Planes.
  head.writeUInt16LE(32, 12); // Bits for each pixel.
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

await writeFile(pathOf(scalableIcon), drawIcon(scalableIcon));
const browser = await chromium.launch({ executablePath: argv[2] ?? 'chromium', chromiumSandbox: false });
const page = await browser.newPage();
async function draw(icon: Icon): Promise<Buffer> {
  await page.setViewportSize({ width: icon.pixels, height: icon.pixels });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${icon.pixels}px}</style>${drawIcon(icon)}`);
  return page.screenshot({ omitBackground: true });
}
for (const icon of icons) {
  await writeFile(pathOf(icon), await draw(icon));
}
await page.setViewportSize(linkPreview);
await page.setContent(`<style>body{margin:0}svg{display:block}</style>${drawLinkPreview()}`);
await writeFile(new URL(`../${linkPreview.path}`, import.meta.url), await page.screenshot());
await writeFile(pathOf(favicon), toIco(await draw(favicon), favicon.pixels));
await browser.close();
