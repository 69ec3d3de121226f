import { type FileHandle, open } from 'node:fs/promises';

/** The file is not an ONNX model. */
export class OnnxFormatError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'OnnxFormatError';
  }
}

/** Field numbers of the message `ModelProto`. Source: `onnx.proto` of ONNX 1.16. */
const fields = { irVersion: 1, metadata: 14 };
/** Field numbers of the message `StringStringEntryProto`. */
const entryFields = { key: 1, value: 2 };

/** The most fields that are read, more than any model has; a file of other content is given up here. */
const fieldsMax = 10_000;
const entryBytesMax = 65_536;
/** A tag and a length, each a number of at most ten bytes. */
const headBytes = 20;

interface Field {
  readonly number: number;
  /** Where its content begins, and how long it is. */
  readonly start: number;
  readonly length: number;
}

/**
 * Reads the facts that a model file states about itself. Only the heads of the outermost fields are read, so that a
 * model of any size costs a few reads.
 *
 * @throws OnnxFormatError when the file is something else, or cut off.
 */
export async function readOnnxMetadata(path: string): Promise<ReadonlyMap<string, string>> {
  await using file = await open(path);
  const { size } = await file.stat();
  const metadata = new Map<string, string>();
  let position = 0;
  for (let count = 0; position < size; count += 1) {
    const { number, start, length } = readField(
      await readAt(file, position, Math.min(headBytes, size - position)),
      position,
    );
    if ((count === 0 && number !== fields.irVersion) || count > fieldsMax || start + length > size) {
      throw new OnnxFormatError('it is no ONNX model, or only a part of one');
    }
    if (number === fields.metadata && length <= entryBytesMax) {
      const entry = readEntry(await readAt(file, start, length));
      metadata.set(entry.key, entry.value);
    }
    position = start + length;
  }
  if (position === 0) {
    throw new OnnxFormatError('it is empty');
  }
  return metadata;
}

function readEntry(bytes: Buffer): { key: string; value: string } {
  const texts = new Map<number, string>();
  for (let position = 0; position < bytes.length;) {
    const { number, start, length } = readField(bytes.subarray(position), position);
    texts.set(number, bytes.toString('utf8', start, start + length));
    position = start + length;
  }
  return { key: texts.get(entryFields.key) ?? '', value: texts.get(entryFields.value) ?? '' };
}

/** Source: Protocol Buffers, "Encoding". */
function readField(head: Buffer, position: number): Field {
  const tag = readNumber(head, 0);
  const number = Math.floor(tag.value / 8);
  const start = position + tag.end;
  switch (tag.value % 8) {
    case 0:
      return { number, start, length: readNumber(head, tag.end).end - tag.end };
    case 1:
      return { number, start, length: 8 };
    case 2: {
      const { value, end } = readNumber(head, tag.end);
      return { number, start: position + end, length: value };
    }
    case 5:
      return { number, start, length: 4 };
    default:
      throw new OnnxFormatError('it is no ONNX model');
  }
}

function readNumber(bytes: Buffer, from: number): { value: number; end: number } {
  let value = 0;
  for (let end = from, weight = 1; end < bytes.length; end += 1, weight *= 128) {
    const byte = bytes[end] ?? 0;
    value += (byte & 0x7f) * weight;
    if (byte < 0x80) {
      return { value, end: end + 1 };
    }
  }
  throw new OnnxFormatError('it is no ONNX model, or only a part of one');
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
