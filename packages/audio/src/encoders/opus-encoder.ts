import { randomInt } from 'node:crypto';
import type { Encoder } from '../encoder.ts';
import { sampleRate } from '../format.ts';
import { concatBytes } from '@rakhim/containers';
import { createClipper } from '../signal/clipper.ts';
import { createOggPageWriter, type OggPacket } from './ogg-pages.ts';
import { loadOpus } from './opus-codec.ts';
import { toPcm16 } from './to-pcm16.ts';

/**
 * Variable around this. Twelve kHz of mono speech need no more (RFC 7587, section 3.1.1: 28 to 40 kbit/s for fullband
 * speech).
 */
const bitsPerSecond = 32_000;

/** From 0 to 10, the best. Half the time of the highest. */
const complexity = 5;

const requests = { setBitrate: 4002, setComplexity: 4010, getLookahead: 4027 } as const;

const frameLength = sampleRate / 50;

/** Positions are counted at 48 kHz, whatever the sound was made at. Source: RFC 7845, section 4. */
const positionsPerSample = 48_000 / sampleRate;

/** The two packets that a stream begins with. Source: RFC 7845, section 5. */
function headerPackets(preSkip: number): readonly [OggPacket, OggPacket] {
  const text = new TextEncoder();
  const head = new Uint8Array(19);
  const view = new DataView(head.buffer);
  text.encodeInto('OpusHead', head);
  head[8] = 1;
  head[9] = 1;
  view.setUint16(10, preSkip, true);
  view.setUint32(12, sampleRate, true);
  const vendor = text.encode('Rakhim');
  const tags = concatBytes([text.encode('OpusTags'), Uint8Array.of(vendor.length, 0, 0, 0), vendor, new Uint8Array(4)]);
  return [
    { bytes: head, granulePosition: 0 },
    { bytes: tags, granulePosition: 0 },
  ];
}

/**
 * Opus in Ogg, in frames of 20 ms. Every block ends its page, so a listener hears at once what is there. The last page
 * carries the exact length; nothing needs to be corrected in a file.
 *
 * @throws Error when the encoder cannot be loaded.
 */
export function createOpusEncoder(): Encoder {
  const opus = new (loadOpus().Encoder)({ channels: 1, sample_rate: sampleRate, application: 'audio' });
  opus.ctl(requests.setBitrate, bitsPerSecond);
  opus.ctl(requests.setComplexity, complexity);
  const preSkip = opus.ctl(requests.getLookahead) * positionsPerSample;
  const pages = createOggPageWriter(randomInt(2 ** 32));
  const bound = createClipper({ limit: 1 });
  const [head, tags] = headerPackets(preSkip);
  let beginning = [...pages.write([head], { isFirst: true }), ...pages.write([tags])];
  let rest = new Int16Array(0);
  let frames = 0;
  let sampleCount = 0;
  let isOpen = true;

  function assertOpen(): void {
    if (!isOpen) {
      throw new Error('the encoder is finished or closed');
    }
  }

  /** Packets for all whole frames; what is left over waits. */
  function encodeFrames(samples: Int16Array): OggPacket[] {
    const waiting = new Int16Array(rest.length + samples.length);
    waiting.set(rest);
    waiting.set(samples, rest.length);
    const packets: OggPacket[] = [];
    let start = 0;
    for (; start + frameLength <= waiting.length; start += frameLength) {
      const bytes = opus.encode(waiting.subarray(start, start + frameLength));
      packets.push({ bytes, granulePosition: ++frames * frameLength * positionsPerSample });
    }
    rest = waiting.slice(start);
    return packets;
  }

  function begin(): Uint8Array[] {
    const first = beginning;
    beginning = [];
    return first;
  }

  function close(): void {
    isOpen = false;
    opus.drop();
  }

  return {
    encode(samples) {
      assertOpen();
      sampleCount += samples.length;
      return concatBytes([...begin(), ...pages.write(encodeFrames(toPcm16(bound(samples))))]);
    },
    finish() {
      assertOpen();
      const end = preSkip + sampleCount * positionsPerSample;
      const missing =
        Math.ceil(end / positionsPerSample / frameLength) * frameLength - frames * frameLength - rest.length;
      const packets = encodeFrames(new Int16Array(missing));
      const trimmed = packets.map((packet) => ({ ...packet, granulePosition: Math.min(packet.granulePosition, end) }));
      const bytes = concatBytes([...begin(), ...pages.write(trimmed, { isLast: true })]);
      close();
      return { bytes };
    },
    close,
  };
}
