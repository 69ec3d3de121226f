import type { Environment } from './environment.ts';

export type BlobsConfig =
  | { readonly kind: 'folder' }
  | {
      readonly kind: 's3';
      readonly bucket: string;
      readonly prefix: string;
      readonly region: string;
      readonly endpoint?: string;
      readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
    };

const defaultRegion = 'us-east-1';

/**
 * Reads where sounds are kept: `folder`, or `s3://bucket/prefix?region=eu-central-1&endpoint=https://store.example`.
 */
export function toBlobsConfig(env: Environment): BlobsConfig {
  if (env.RAKHIM_BLOBS === 'folder') {
    return { kind: 'folder' };
  }
  const { hostname, pathname, searchParams } = new URL(env.RAKHIM_BLOBS);
  const prefix = decodeURIComponent(pathname).replace(/^\/+|\/+$/gu, '');
  const endpoint = searchParams.get('endpoint');
  return {
    kind: 's3',
    bucket: hostname,
    prefix: prefix === '' ? '' : `${prefix}/`,
    region: searchParams.get('region') ?? defaultRegion,
    ...(endpoint !== null && { endpoint }),
    ...(env.AWS_ACCESS_KEY_ID &&
      env.AWS_SECRET_ACCESS_KEY && {
        credentials: { accessKeyId: env.AWS_ACCESS_KEY_ID, secretAccessKey: env.AWS_SECRET_ACCESS_KEY },
      }),
  };
}
