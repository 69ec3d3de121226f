import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesInFlightMax, createBlockSender } from './block-sender.ts';

function createRecorder() {
  const blocks: Uint8Array[] = [];
  return { blocks, sender: createBlockSender((block) => blocks.push(block)) };
}

describe('createBlockSender', () => {
  it('sends the first bytes at once and then ever larger blocks', () => {
    const { blocks, sender } = createRecorder();
    for (let index = 0; index < 400; index += 1) {
      sender.add(new Uint8Array(200));
    }
    sender.flush();
    const sizes = blocks.map(({ length }) => length);
    expect(sizes[0]).toBe(200);
    expect(sizes[1]).toBe(200);
    expect(sizes[2]).toBe(400);
    expect(Math.min(...sizes.slice(8, -1))).toBeGreaterThanOrEqual(16 * 1024);
  });

  it('loses, repeats and reorders nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 9_000 }), { maxLength: 40 }), (pieces) => {
        const { blocks, sender } = createRecorder();
        pieces.forEach((piece) => {
          sender.add(piece);
        });
        sender.flush();
        expect(Buffer.concat(blocks).equals(Buffer.concat(pieces))).toBe(true);
        expect(blocks.every(({ length }) => length > 0)).toBe(true);
      }),
    );
  });

  it('has room only while another step cannot exceed what may be in flight', () => {
    const { sender } = createRecorder();
    let made = 0;
    while (sender.hasRoom) {
      sender.add(new Uint8Array(24_000));
      made += 24_000;
    }
    expect(made).toBeLessThanOrEqual(bytesInFlightMax);
    expect(made).toBeGreaterThan(bytesInFlightMax / 2);
    sender.consumed(made);
    expect(sender.hasRoom).toBe(true);
  });
});
