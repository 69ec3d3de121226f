/** A packet of a codec, and where the sound ends that it completes, in the codec's own count. */
export interface OggPacket {
  readonly bytes: Uint8Array;
  readonly granulePosition: number;
}

interface PageFlags {
  readonly isFirst?: boolean;
  readonly isLast?: boolean;
}

/** Cuts one logical stream into pages. */
export interface OggPageWriter {
  /**
   * @returns pages with all of these packets, none of which is continued on another page. @throws RangeError for a
   *   packet that fits no page.
   */
  write(packets: readonly OggPacket[], flags?: PageFlags): Uint8Array[];
}

const headerLength = 27;
const segmentsMax = 255;
const segmentLength = 255;

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte << 24;
  for (let bit = 0; bit < 8; bit++) {
    value = (value << 1) ^ (value & 0x8000_0000 ? 0x04c1_1db7 : 0);
  }
  return value >>> 0;
});

function crcOf(page: Uint8Array): number {
  return page.reduce((crc, byte) => ((crc << 8) ^ (crcTable[(crc >>> 24) ^ byte] ?? 0)) >>> 0, 0);
}

/** A packet is told in segments of 255 bytes and a shorter one, which may be empty, that ends it. */
function segmentCount({ bytes }: OggPacket): number {
  return Math.floor(bytes.length / segmentLength) + 1;
}

/** @param serial tells this logical stream from others that it may be chained with. Source: RFC 3533, section 6. */
export function createOggPageWriter(serial: number): OggPageWriter {
  let sequence = 0;

  function writePage(packets: readonly OggPacket[], { isFirst = false, isLast = false }: PageFlags): Uint8Array {
    const lacing = packets.flatMap((packet) => [
      ...Array<number>(segmentCount(packet) - 1).fill(segmentLength),
      packet.bytes.length % segmentLength,
    ]);
    const start = headerLength + lacing.length;
    const page = new Uint8Array(start + packets.reduce((sum, { bytes }) => sum + bytes.length, 0));
    const view = new DataView(page.buffer);
    new TextEncoder().encodeInto('OggS', page);
    page[5] = (isFirst ? 2 : 0) + (isLast ? 4 : 0);
    view.setBigInt64(6, BigInt(packets.at(-1)?.granulePosition ?? 0), true);
    view.setUint32(14, serial, true);
    view.setUint32(18, sequence++, true);
    page[26] = lacing.length;
    page.set(lacing, headerLength);
    let offset = start;
    for (const { bytes } of packets) {
      page.set(bytes, offset);
      offset += bytes.length;
    }
    view.setUint32(22, crcOf(page), true);
    return page;
  }

  return {
    write(packets, flags = {}) {
      const pages: OggPacket[][] = [];
      let segments = Infinity;
      for (const packet of packets) {
        const count = segmentCount(packet);
        if (count > segmentsMax) {
          throw new RangeError(`A packet of ${packet.bytes.length} bytes fits no page.`);
        }
        segments += count;
        if (segments > segmentsMax) {
          pages.push([]);
          segments = count;
        }
        pages.at(-1)?.push(packet);
      }
      return pages.map((page, index) =>
        writePage(page, {
          isFirst: flags.isFirst === true && index === 0,
          isLast: flags.isLast === true && index === pages.length - 1,
        }),
      );
    },
  };
}
