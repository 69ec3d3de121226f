import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A "host" of its own: a network namespace with an address on a bridge that all hosts of a test share. */
export interface NetworkHost {
  readonly address: string;
  /** Starts a program there; it ends with the hosts. */
  spawn(program: string, parameters: readonly string[], env: Readonly<Record<string, string>>): ChildProcess;
}

export interface NetworkHosts {
  /** The address of this machine on the bridge. */
  readonly gateway: string;
  add(name: string, address: string): NetworkHost;
  close(): Promise<void>;
}

const bridge = 'rakhim-test';

function ip(...parameters: string[]): void {
  execFileSync('ip', parameters, { stdio: ['ignore', 'ignore', 'pipe'] });
}

/** Tells whether this machine lets us make namespaces. */
export function canMakeHosts(): boolean {
  try {
    ip('netns', 'add', 'rakhim-probe');
    ip('netns', 'delete', 'rakhim-probe');
    return true;
  } catch {
    return false;
  }
}

/** @param networks of the bridge, such as `10.77.0.1/24`: addresses of this machine with their prefixes. */
export function createNetworkHosts(networks: readonly [string, ...string[]]): NetworkHosts {
  const names: string[] = [];
  const children: ChildProcess[] = [];
  ip('link', 'add', bridge, 'type', 'bridge');
  for (const network of networks) {
    ip('address', 'add', network, 'dev', bridge);
  }
  ip('link', 'set', bridge, 'up');
  const gateway = networks[0].replace(/\/.*$/u, '');

  return {
    gateway,
    add(name, address) {
      const space = `rakhim-${name}`;
      const outside = `rk-${name}`;
      names.push(space);
      ip('netns', 'add', space);
      ip('link', 'add', outside, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space);
      ip('link', 'set', outside, 'master', bridge, 'up');
      ip('-n', space, 'address', 'add', `${address}/24`, 'dev', 'eth0');
      ip('-n', space, 'link', 'set', 'eth0', 'up');
      ip('-n', space, 'link', 'set', 'lo', 'up');
      ip('-n', space, 'route', 'add', 'default', 'via', networks.map(addressOf).find(isNear(address)) ?? gateway);
      return {
        address,
        spawn(program, parameters, env) {
          const child = spawn('ip', ['netns', 'exec', space, program, ...parameters], {
            env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', ...env },
            stdio: ['ignore', 'pipe', 'inherit'],
          });
          children.push(child);
          return child;
        },
      };
    },
    async close() {
      await Promise.all(
        children.map(async (child) => {
          if (child.exitCode === null && child.signalCode === null && child.kill('SIGKILL')) {
            await once(child, 'exit');
          }
        }),
      );
      for (const name of names) {
        ip('netns', 'delete', name);
      }
      ip('link', 'delete', bridge);
    },
  };
}

function addressOf(network: string): string {
  return network.replace(/\/.*$/u, '');
}

/** In the same network of 24 bits. */
function isNear(address: string): (other: string) => boolean {
  const start = address.slice(0, address.lastIndexOf('.'));
  return (other) => other.startsWith(`${start}.`);
}
