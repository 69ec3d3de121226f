/**
 * `npm run lighthouse -- http://127.0.0.1:3000 [pages…]`: measures the public pages of a running, built product with
 * Lighthouse as a slow phone sees them, each three times, and prints the medians. It fails where one is below the bar.
 * Lighthouse is no dependency: whoever measures fetches this version of it. Only a machine at rest tells the truth.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './lib/chromium.mjs';
import { findNode } from './lib/node-runtime.mjs';
import { environmentFor, npxCall } from './lib/npx.mjs';
import { projectDir } from './lib/project.mjs';

const version = '13.5.0';
const runs = 3;
const bar = 95;
const publicPages = ['home', 'generate', 'pricing', 'api-docs', 'contact', 'about', 'login', 'register'];
const flags = ['--headless=new', '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];

const [origin, ...chosen] = process.argv.slice(2);
if (!origin) {
  console.error('Say where the product runs: npm run lighthouse -- http://127.0.0.1:3000');
  process.exit(1);
}
const node = findNode();
const chromium = ensureChromium(node);
const folder = mkdtempSync(join(tmpdir(), 'rakhim-lighthouse-'));

/** Measures a page once. @returns {{score: number, lcp: number, tbt: number, cls: number, kib: number}} */
function measure(address) {
  const file = join(folder, 'report.json');
  const { command, parameters } = npxCall(node, [
    `lighthouse@${version}`,
    address,
    '--only-categories=performance',
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
    `--chrome-flags=${flags.join(' ')}`,
  ]);
  const { status, stderr } = spawnSync(command, parameters, {
    cwd: projectDir,
    env: { ...environmentFor(node), CHROME_PATH: chromium },
    encoding: 'utf8',
  });
  if (status !== 0) {
    throw new Error(`Lighthouse failed at ${address}: ${stderr}`);
  }
  const { categories, audits } = JSON.parse(readFileSync(file, 'utf8'));
  return {
    score: Math.round(categories.performance.score * 100),
    lcp: Math.round(audits['largest-contentful-paint'].numericValue),
    tbt: Math.round(audits['total-blocking-time'].numericValue),
    cls: Number(audits['cumulative-layout-shift'].numericValue.toFixed(3)),
    kib: Math.round(audits['total-byte-weight'].numericValue / 1024),
  };
}

/** The middle one by its score. */
function medianOf(address) {
  const measured = Array.from({ length: runs }, () => measure(address));
  return measured.sort((one, other) => one.score - other.score)[Math.floor(runs / 2)];
}

const rows = {};
try {
  for (const page of chosen.length > 0 ? chosen : publicPages) {
    for (const language of ['en', 'ar']) {
      rows[`/${language}/${page}`] = medianOf(`${origin.replace(/\/$/, '')}/${language}/${page}`);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.table(rows);
const below = Object.entries(rows).filter(([, { score }]) => score < bar);
if (below.length > 0) {
  console.error(`Below ${bar}: ${below.map(([path]) => path).join(', ')}`);
  process.exitCode = 1;
}
