import { JournalError } from './journal-error.ts';
import { parseLine } from './journal-line.ts';
import { type JournalRecord, journalVersion } from './journal-record.ts';

export interface ReadJournal {
  readonly records: readonly JournalRecord[];
  /** Bytes up to the end of the last good line; what follows is to be cut off. */
  readonly goodBytes: number;
}

const lineFeed = 0x0a;

/**
 * Reads a journal. A damaged end is what a crash leaves and is left out: its lines had not been reported as written, or
 * were being written when the power went. A damaged line with good ones after it is something else, and nothing is
 * guessed.
 *
 * @throws JournalError
 */
export function readJournal(bytes: Uint8Array): ReadJournal {
  const records: JournalRecord[] = [];
  let goodBytes = 0;
  let damagedLine: number | undefined;
  let line = 0;
  for (let start = 0; start < bytes.length;) {
    const end = bytes.indexOf(lineFeed, start);
    const record = end < 0 ? undefined : parseLine(new TextDecoder().decode(bytes.subarray(start, end)));
    line++;
    if (record === undefined) {
      damagedLine ??= line;
    } else if (damagedLine !== undefined) {
      throw new JournalError('journal_damaged', `Line ${damagedLine} of the journal is damaged.`);
    } else {
      checkVersion(record);
      records.push(record);
      goodBytes = end + 1;
    }
    start = end < 0 ? bytes.length : end + 1;
  }
  if (records.length === 0 && !looksTorn(bytes)) {
    throw new JournalError('journal_damaged', 'The file is not a journal.');
  }
  return { records, goodBytes };
}

/**
 * A first line that a crash cut short begins as one, or is the zeros of a block that was never written. Anything else
 * is somebody's file.
 */
function looksTorn(bytes: Uint8Array): boolean {
  const start = new TextEncoder().encode('{"crc":');
  return (
    !bytes.includes(lineFeed) &&
    (bytes.every((byte) => byte === 0) || start.subarray(0, bytes.length).every((byte, index) => byte === bytes[index]))
  );
}

function checkVersion(record: JournalRecord): void {
  if (record.type === 'open' && record.version > journalVersion) {
    throw new JournalError(
      'journal_newer',
      `The journal is of version ${record.version}; this program knows ${journalVersion}.`,
    );
  }
}
