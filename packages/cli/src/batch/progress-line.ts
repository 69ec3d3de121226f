import type { BatchProgress } from '@rakhim/batch';
import type { Terminal } from '../output/terminal.ts';

/** One line at the bottom of the screen that is drawn again and again. Where there is no screen, nothing is drawn. */
export interface ProgressLine {
  show(progress: BatchProgress): void;
  /** Writes a line above it. */
  above(text: string): void;
  clear(): void;
}

const drawEveryMs = 100;
const barWidth = 24;
const clearLine = '\r\u001b[2K';

/** The line of a terminal; silent when that was asked for. */
export function createProgressLine({ stderr, t, isQuiet }: Terminal): ProgressLine {
  const isDrawn = stderr.isTTY === true && !isQuiet;
  let line = '';
  let drawnAt = 0;

  function draw(): void {
    stderr.write(clearLine + line);
  }

  return {
    show(progress) {
      line = describe(progress, t).slice(0, (stderr.columns ?? 80) - 1);
      const now = performance.now();
      if (isDrawn && now - drawnAt >= drawEveryMs) {
        drawnAt = now;
        draw();
      }
    },
    above(text) {
      if (!isQuiet) {
        stderr.write(isDrawn ? `${clearLine}${text}\n${line}` : `${text}\n`);
      }
    },
    clear() {
      if (isDrawn && line !== '') {
        stderr.write(clearLine);
      }
      line = '';
    },
  };
}

function describe({ characters, charactersDone, inFlight, etaMs }: BatchProgress, t: Terminal['t']): string {
  const share = characters === 0 ? 1 : charactersDone / characters;
  const filled = Math.floor(share * barWidth);
  const bar = '█'.repeat(filled) + '░'.repeat(barWidth - filled);
  // Only finished work counts as 100 %.
  const percent = share < 1 ? Math.min(99, Math.floor(share * 100)) : 100;
  const facts = t('progress', { percent, done: charactersDone, total: characters, inFlight });
  return `${bar} ${facts}${etaMs === undefined ? '' : `  ${t('eta', { time: formatTime(etaMs) })}`}`;
}

const secondMs = 1000;
const minuteSeconds = 60;

/** `1:02:03`, `2:03` or `0:03`. */
export function formatTime(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / secondMs));
  const parts = [
    Math.floor(seconds / minuteSeconds / minuteSeconds),
    Math.floor(seconds / minuteSeconds) % minuteSeconds,
    seconds % minuteSeconds,
  ];
  const [hours = 0, minutes = 0, rest = 0] = parts;
  const pad = (part: number) => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(rest)}` : `${minutes}:${pad(rest)}`;
}
