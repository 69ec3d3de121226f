import { createHmac, timingSafeEqual } from 'node:crypto';
import { type MasterSecret, deriveKeys } from '#src/secrets/master-secret.ts';

/** What a link opens. */
export type LinkTarget = 'audio' | 'timestamps';

/** Links that open the sound of a job, or when its words sound, to whoever has them, for a while. */
export interface SoundLinks {
  linkTo(target: LinkTarget, id: string): string;
  /** Whether a link is one of ours and has not ended. */
  isValid(target: LinkTarget, id: string, link: { readonly expires: number; readonly signature: string }): boolean;
}

export interface SoundLinkOptions {
  readonly masterSecret: MasterSecret;
  readonly publicOrigin: () => string;
  readonly now: () => Date;
}

interface Signed {
  readonly target: LinkTarget;
  readonly id: string;
  readonly expires: number;
}

const hourSeconds = 3600;

export function createSoundLinks({ masterSecret, publicOrigin, now }: SoundLinkOptions): SoundLinks {
  const keys = deriveKeys(masterSecret, 'links to sounds of jobs');
  const nowSeconds = (): number => Math.floor(now().getTime() / 1000);
  const sign = (key: Buffer, { target, id, expires }: Signed): Buffer =>
    createHmac('sha256', key)
      .update(target === 'audio' ? `${id} ${expires}` : `${id} ${expires} ${target}`)
      .digest();
  return {
    linkTo(target, id) {
      // Whole hours: a list that is read again has the same links, which browsers have the sound of.
      const expires = (Math.floor(nowSeconds() / hourSeconds) + 2) * hourSeconds;
      const query = new URLSearchParams({
        expires: String(expires),
        signature: sign(keys.current, { target, id, expires }).toString('base64url'),
      });
      return `${publicOrigin()}/api/v1/jobs/${id}/${target}?${query.toString()}`;
    },
    isValid(target, id, { expires, signature }) {
      const given = Buffer.from(signature, 'base64url');
      const isSigned = keys.all.some((key) => {
        const own = sign(key, { target, id, expires });
        return given.length === own.length && timingSafeEqual(given, own);
      });
      return isSigned && nowSeconds() < expires;
    },
  };
}
