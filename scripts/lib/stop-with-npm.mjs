import { readFileSync } from 'node:fs';

const lookEveryMs = 250;

/**
 * Stops this process as if by SIGTERM when the npm that runs it has ended. npm passes a signal on to the shell between
 * us, which dies of it without a word; and a killed npm passes nothing on. Without npm nothing is watched: a server may
 * outlive its terminal.
 */
export function stopWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) {
    return;
  }
  const parents = findParents();
  const timer = setInterval(() => {
    if (findParents() === parents) {
      return;
    }
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, lookEveryMs);
  timer.unref();
}

/**
 * Our parent is the shell, or npm itself where the shell gave way to us; on Linux the parent's own parent can be seen
 * too.
 */
function findParents() {
  return `${process.ppid} ${parentOf(process.ppid)}`;
}

/** @param {number} pid */
function parentOf(pid) {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) /);
    return fields.split(' ')[1];
  } catch {
    return undefined;
  }
}
