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

/** @param networks of the bridge, such as `10.77.0.1/24`: addresses of this machine, in networks of 24 bits. */
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
      // Hosts of other networks are on the same bridge. Going through this machine would need its leave to forward.
      for (const network of networks.filter((each) => !isNear(address)(addressOf(each)))) {
        ip('-n', space, 'route', 'add', toNetwork(network), 'dev', 'eth0');
      }
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

/** The network that an address with its prefix lies in, with the bits of the host cleared. */
function toNetwork(network: string): string {
  return network.replace(/\d+\/24$/u, '0/24');
}

/** In the same network of 24 bits. */
function isNear(address: string): (other: string) => boolean {
  const start = address.slice(0, address.lastIndexOf('.'));
  return (other) => other.startsWith(`${start}.`);
}
