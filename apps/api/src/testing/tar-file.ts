/** What an archive of the tests holds: any name and kind, also those that honest programs would not write. */
export interface TarEntry {
  readonly name: string;
  readonly content?: Buffer | string;
  /** `0` a file, `2` a symbolic link, `1` a hard link. */
  readonly type?: '0' | '1' | '2';
  readonly linkTo?: string;
}

const blockBytes = 512;

/** Writes an archive in the format ustar. Source: POSIX.1-2017, pax, "ustar Interchange Format". */
export function writeTar(entries: readonly TarEntry[]): Buffer {
  const blocks = entries.flatMap(({ name, content = '', type = '0', linkTo = '' }) => {
    const bytes = Buffer.from(content);
    const header = Buffer.alloc(blockBytes);
    header.write(name, 0, 100);
    header.write('0000644\0', 100);
    header.write('0000000\0'.repeat(2), 108);
    header.write(`${bytes.length.toString(8).padStart(11, '0')}\0`, 124);
    header.write('00000000000\0', 136);
    header.write(' '.repeat(8), 148);
    header.write(type, 156);
    header.write(linkTo, 157, 100);
    header.write('ustar\u000000', 257);
    const sum = header.reduce((total, byte) => total + byte, 0);
    header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
    return [header, bytes, Buffer.alloc((blockBytes - (bytes.length % blockBytes)) % blockBytes)];
  });
  return Buffer.concat([...blocks, Buffer.alloc(2 * blockBytes)]);
}
