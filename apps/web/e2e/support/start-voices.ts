import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../../api/src/testing/serve-voices.ts', import.meta.url));

/** A server on this machine with stand-ins of neural voices, and the list of them. */
export interface VoiceServer {
  readonly process: ChildProcess;
  readonly catalogue: string;
}

export async function startVoices(): Promise<VoiceServer> {
  const child = spawn(process.execPath, ['--conditions=@rakhim/source', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const catalogue of createInterface({ input: child.stdout })) {
    return { process: child, catalogue };
  }
  throw new Error('The server of voices ended before it was ready; the reason is above.');
}
