const fileHeaderBytes = 4;
const tableHeaderBytes = 36;
const nameOffset = 4;
const entryBytes = 16;
const mnemonicBytes = 4;
const codeOffset = 10;
/** Codes below this are taken by the tables that the Arabic one builds on. */
const firstFreeCode = 130;

interface PhonemeTable {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** Views into the file, 16 bytes each. */
  readonly entries: readonly Buffer[];
}

/** A sound that the Arabic table lacks, borrowed from another language's table. */
export interface BorrowedPhoneme {
  /** Its name in the Arabic table: up to four characters. */
  readonly mnemonic: string;
  readonly fromTable: string;
  readonly fromMnemonic: string;
}

/**
 * Adds sounds to the Arabic table of espeak-ng's `phontab`.
 *
 * The file's layout is that of espeak-ng's `LoadPhData` and `PHONEME_TAB`: a count of tables; for each table a header
 * (its number of entries, the table it builds on, a 32-byte name) and 16 bytes an entry (mnemonic, flags, program,
 * code, type, lengths).
 *
 * @returns a new file; the given one is left as it is.
 * @throws Error when a table or a sound is not there.
 */
export function addArabicPhonemes(phontab: Uint8Array, borrowed: readonly BorrowedPhoneme[]): Uint8Array {
  const file = Buffer.from(phontab);
  const tables = readTables(file);
  const arabic = findTable(tables, 'ar');
  const additions = borrowed.map(({ mnemonic, fromTable, fromMnemonic }, index) => {
    const entry = Buffer.from(findEntry(findTable(tables, fromTable), fromMnemonic));
    entry.fill(0, 0, mnemonicBytes).write(mnemonic, 0, 'latin1');
    entry[codeOffset] = firstFreeCode + index;
    return entry;
  });
  const patched = Buffer.concat([file.subarray(0, arabic.end), ...additions, file.subarray(arabic.end)]);
  patched[arabic.start] = arabic.entries.length + additions.length;
  return patched;
}

function readTables(file: Buffer): PhonemeTable[] {
  const tables: PhonemeTable[] = [];
  let start = fileHeaderBytes;
  for (let index = 0; index < (file[0] ?? 0); index += 1) {
    const count = file[start] ?? 0;
    const first = start + tableHeaderBytes;
    const entries = Array.from({ length: count }, (_, entry) =>
      file.subarray(first + entry * entryBytes, first + (entry + 1) * entryBytes),
    );
    const end = first + count * entryBytes;
    tables.push({ name: readText(file.subarray(start + nameOffset, first)), start, end, entries });
    start = end;
  }
  return tables;
}

function findTable(tables: readonly PhonemeTable[], name: string): PhonemeTable {
  const table = tables.find((candidate) => candidate.name === name);
  if (!table) {
    throw new Error(`espeak-ng has no phoneme table "${name}".`);
  }
  return table;
}

function findEntry(table: PhonemeTable, mnemonic: string): Buffer {
  const entry = table.entries.find((candidate) => readText(candidate.subarray(0, mnemonicBytes)) === mnemonic);
  if (!entry) {
    throw new Error(`espeak-ng's table "${table.name}" has no phoneme "${mnemonic}".`);
  }
  return entry;
}

function readText(bytes: Buffer): string {
  const length = bytes.indexOf(0);
  return bytes.toString('latin1', 0, length < 0 ? bytes.length : length);
}
