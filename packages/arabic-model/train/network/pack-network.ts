/**
 * Packs a learned network into the package: `node --conditions=@rakhim/source train/network/pack-network.ts
 * <network.bin>`.
 */
import { readFileSync } from 'node:fs';
import { argv, exit, stderr, stdout } from 'node:process';
import { createMarkNetwork } from '@rakhim/arabic';
import { pack } from '../pack.ts';

const [, , file] = argv;
if (file === undefined) {
  stderr.write('Give the network.bin that train_network.py wrote.\n');
  exit(2);
}

const bytes = new Uint8Array(readFileSync(file));
createMarkNetwork(bytes);
stdout.write(pack(bytes, new URL('../../data/network.bin.br', import.meta.url)));
