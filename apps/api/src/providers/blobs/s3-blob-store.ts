import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { isBlobKey, requireBlobKey, requireBlobPrefix } from './blob-key.ts';
import type { BlobStore, ListedBlob, StoredBlob } from './blob-store.ts';
import { boundedBytes } from './bounded-bytes.ts';

export interface S3BlobStoreOptions {
  readonly bucket: string;
  /** Stands before every key, with its `/`; may be empty. */
  readonly prefix: string;
  readonly region: string;
  /** Another service that speaks S3's protocol; absent: Amazon's. */
  readonly endpoint?: string;
  /** The credentials; without them, Amazon's client looks for its own, such as the role of the machine. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
  /** The time that one request may wait for the beginning of its answer; 10 s when not given. */
  readonly answerTimeoutMs?: number;
}

const connectTimeoutMs = 3_000;
const usualAnswerTimeoutMs = 10_000;
/** A connection on which nothing moves for this long is cut. */
const silentMsMax = 30_000;
const attemptsMax = 3;
const httpStatus = { notFound: 404, rangeNotSatisfiable: 416 } as const;
/** The least that S3 takes as a part, and all that one upload holds in memory. */
const partBytes = 5 * 1024 * 1024;
const contentType = 'application/octet-stream';

/**
 * Keeps blobs in a bucket that speaks S3's protocol. An interrupted upload is aborted there, so that no part of it is
 * kept or paid for.
 */
export function createS3BlobStore({
  bucket,
  prefix,
  region,
  endpoint,
  credentials,
  answerTimeoutMs = usualAnswerTimeoutMs,
}: S3BlobStoreOptions): BlobStore {
  const client = new S3Client({
    region,
    maxAttempts: attemptsMax,
    requestHandler: {
      connectionTimeout: connectTimeoutMs,
      requestTimeout: answerTimeoutMs,
      throwOnRequestTimeout: true,
      socketTimeout: silentMsMax,
    },
    // Stores other than Amazon's know nothing of its newer checksums; TLS and the signature guard the bytes on their
    // way.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // A bucket's name as part of the host name needs a name server that knows it.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
  });

  function locate(key: string): { Bucket: string; Key: string } {
    requireBlobKey(key);
    return { Bucket: bucket, Key: prefix + key };
  }

  async function deletePage(folder: string): Promise<boolean> {
    const { Contents = [], IsTruncated = false } = await client.send(
      new ListObjectsV2Command({ Bucket: bucket, Prefix: folder }),
    );
    const Objects = Contents.flatMap(({ Key }) => (Key === undefined ? [] : [{ Key }]));
    if (Objects.length > 0) {
      const { Errors = [] } = await client.send(
        new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
      );
      if (Errors.length > 0) {
        throw new Error(`${Errors.length} blobs could not be deleted: ${Errors[0]?.Code ?? 'unknown'}`);
      }
    }
    return IsTruncated;
  }

  async function* listPages(name: string): AsyncGenerator<ListedBlob> {
    let token: string | undefined;
    do {
      const page: ListObjectsV2CommandOutput = await client.send(
        new ListObjectsV2Command({ Bucket: bucket, Prefix: `${prefix}${name}/`, ContinuationToken: token }),
      );
      for (const { Key = '', LastModified } of page.Contents ?? []) {
        const key = Key.slice(prefix.length);
        if (LastModified && isBlobKey(key)) {
          yield { key, storedAt: LastModified };
        }
      }
      token = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (token !== undefined);
  }

  async function describeEmptyRange(key: string): Promise<StoredBlob> {
    const { ContentLength = 0 } = await client.send(new HeadObjectCommand(locate(key)));
    return { size: ContentLength, bytes: Readable.from([]) };
  }

  return {
    async put(key, bytes, { bytesMax, signal }) {
      let size = 0;
      const counted = boundedBytes(bytes, bytesMax, (count) => {
        size += count;
      });
      const body = Readable.from(counted, { objectMode: false });
      let failure: unknown;
      body.once('error', (error) => {
        failure = error;
      });
      const upload = new Upload({
        client,
        params: { ...locate(key), Body: body, ContentType: contentType },
        partSize: partBytes,
        queueSize: 1,
      });
      const abort = (): void => void upload.abort();
      signal?.throwIfAborted();
      signal?.addEventListener('abort', abort, { once: true });
      try {
        await upload.done();
      } catch (error) {
        // Where the store refuses to abort the upload, too, what made it fail is what matters.
        throw failure ?? error;
      } finally {
        signal?.removeEventListener('abort', abort);
      }
      return size;
    },

    async get(key, range) {
      try {
        const answer = await client.send(
          new GetObjectCommand({ ...locate(key), ...(range && { Range: `bytes=${range.start}-${range.end}` }) }),
        );
        const whole = /\/(\d+)$/u.exec(answer.ContentRange ?? '')?.[1];
        // In Node the client answers with a stream of Node's; its type names those of browsers, too.
        return { size: Number(whole ?? answer.ContentLength ?? 0), bytes: answer.Body as Readable };
      } catch (error) {
        const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
        if (status === httpStatus.notFound) {
          return undefined;
        }
        if (status === httpStatus.rangeNotSatisfiable) {
          return describeEmptyRange(key);
        }
        throw error;
      }
    },

    async delete(key) {
      await client.send(new DeleteObjectCommand(locate(key)));
    },

    async deleteByPrefix(name) {
      requireBlobPrefix(name);
      while (await deletePage(`${prefix}${name}/`)) {
        // A page that was cut off means that there are more.
      }
    },

    list(name) {
      requireBlobPrefix(name);
      return listPages(name);
    },

    async close() {
      client.destroy();
    },
  };
}
