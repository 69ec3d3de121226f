/** CRC-32 of Ogg pages: polynomial 0x04c11db7, not reflected, starting at 0. Source: RFC 3533, section 6. */
function pageCrc(page: Uint8Array): number {
  return page.reduce((crc, byte) => {
    let value = crc ^ (byte << 24);
    for (let bit = 0; bit < 8; bit++) {
      value = value & 0x8000_0000 ? (value << 1) ^ 0x04c1_1db7 : value << 1;
    }
    return value >>> 0;
  }, 0);
}

export interface OggPage {
  readonly flags: number;
  readonly granule: number;
  readonly sequence: number;
  readonly isIntact: boolean;
  /** Whole ones; a packet that goes on on another page is told as two. */
  readonly packets: readonly Uint8Array[];
}

function cutPackets(segments: Uint8Array, body: Uint8Array): Uint8Array[] {
  const packets: Uint8Array[] = [];
  let [start, end] = [0, 0];
  segments.forEach((length, index) => {
    end += length;
    if (length < 255 || index === segments.length - 1) {
      packets.push(body.subarray(start, end));
      start = end;
    }
  });
  return packets;
}

/** Cuts an Ogg stream into pages. @throws Error when something else lies between them. */
export function readOggPages(bytes: Uint8Array): OggPage[] {
  const pages: OggPage[] = [];
  for (let offset = 0; offset < bytes.length;) {
    const rest = bytes.subarray(offset);
    if (new TextDecoder().decode(rest.subarray(0, 4)) !== 'OggS') {
      throw new Error(`There is no page at ${offset}.`);
    }
    const view = new DataView(rest.buffer, rest.byteOffset);
    const start = 27 + view.getUint8(26);
    const segments = rest.subarray(27, start);
    const page = rest.slice(0, start + segments.reduce((sum, length) => sum + length, 0));
    page.fill(0, 22, 26);
    pages.push({
      flags: view.getUint8(5),
      granule: Number(view.getBigInt64(6, true)),
      sequence: view.getUint32(18, true),
      isIntact: pageCrc(page) === view.getUint32(22, true),
      packets: cutPackets(segments, page.subarray(start)),
    });
    offset += page.length;
  }
  return pages;
}
