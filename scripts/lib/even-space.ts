const space = 0x20;
const noBreakSpace = 0xa0;

/**
 * Lets a face draw its no-break space for a space: the same width between all words. Amiri pulls a kaf under the end of
 * the word before it, too close for a screen.
 *
 * @param font a TrueType file.
 * @throws {Error} where it has no table that gives each of the two a glyph of its own.
 */
export function withEvenSpace(font: Buffer): Buffer {
  const changed = Buffer.from(font);
  const cmap = tableAt(changed, 'cmap');
  const subtables = Array.from({ length: changed.readUInt16BE(cmap + 2) }, (_, index) =>
    changed.readUInt32BE(cmap + 4 + index * 8 + 4),
  );
  let count = 0;
  for (const at of new Set(subtables)) {
    const format = changed.readUInt16BE(cmap + at);
    if (format === 4) {
      mapInSegments(changed, cmap + at);
      count += 1;
    } else if (format === 12) {
      mapInGroups(changed, cmap + at);
      count += 1;
    }
  }
  if (count === 0) {
    throw new Error('The face has no table of glyphs that is understood here.');
  }
  return changed;
}

function tableAt(font: Buffer, name: string): number {
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const record = 12 + index * 16;
    if (font.toString('latin1', record, record + 4) === name) {
      return font.readUInt32BE(record + 8);
    }
  }
  throw new Error(`The face has no table ${name}.`);
}

/** Format 4: for each run of characters its end, its start, and what is to be added for a glyph. */
function mapInSegments(font: Buffer, at: number): void {
  const doubled = font.readUInt16BE(at + 6);
  function segmentOf(character: number): number {
    for (let segment = 0; segment < doubled; segment += 2) {
      const [end, start] = [font.readUInt16BE(at + 14 + segment), font.readUInt16BE(at + 16 + doubled + segment)];
      const isRange = font.readUInt16BE(at + 16 + 3 * doubled + segment) !== 0;
      if (start === character && end === character && !isRange) {
        return at + 16 + 2 * doubled + segment;
      }
    }
    throw new Error(`The face has no segment of its own for the character ${character}.`);
  }
  const glyph = font.readUInt16BE(segmentOf(noBreakSpace)) + noBreakSpace;
  font.writeUInt16BE((glyph - space + 0x1_00_00) % 0x1_00_00, segmentOf(space));
}

/** Format 12: for each run of characters its start, its end, and the first glyph. */
function mapInGroups(font: Buffer, at: number): void {
  const groups = font.readUInt32BE(at + 12);
  function groupOf(character: number): number {
    for (let group = at + 16; group < at + 16 + groups * 12; group += 12) {
      if (font.readUInt32BE(group) === character && font.readUInt32BE(group + 4) === character) {
        return group + 8;
      }
    }
    throw new Error(`The face has no group of its own for the character ${character}.`);
  }
  font.writeUInt32BE(font.readUInt32BE(groupOf(noBreakSpace)), groupOf(space));
}
