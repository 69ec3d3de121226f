import { crc32 } from 'node:zlib';
import type { JournalRecord } from './journal-record.ts';

/**
 * A record as a line of JSON, with a check sum over it: after a loss of power a line may have its length, but not its
 * content.
 */
export function formatLine(record: JournalRecord): string {
  const json = JSON.stringify(record);
  return `{"crc":${crc32(json)},"record":${json}}\n`;
}

const frame = /^\{"crc":(\d{1,10}),"record":(\{.*\})\}$/su;

/** @returns undefined when the line is torn or damaged. */
export function parseLine(line: string): JournalRecord | undefined {
  const match = frame.exec(line);
  const json = match?.[2];
  if (json === undefined || crc32(json) !== Number(match?.[1])) {
    return undefined;
  }
  return JSON.parse(json) as JournalRecord;
}
