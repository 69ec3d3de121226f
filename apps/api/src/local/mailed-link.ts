import type { ReceivedMail } from '@rakhim/stand-ins';

/** The parameters of a mailed link, as /auth/v1/verify takes them. */
export interface MailedLink {
  readonly token_hash: string;
  readonly type: string;
}

/** Purposes for which following the link is all there is to do. */
const confirmable: readonly string[] = ['signup', 'email_change'];

/** Finds the link to us, in a mail, that confirms something. */
export function findLink({ text }: Pick<ReceivedMail, 'text'>, origin: string): MailedLink | undefined {
  const links = text
    .split(/\s/)
    .filter((word) => URL.canParse(word))
    .map((word) => new URL(word));
  const link = links.find((url) => url.origin === origin && url.hash !== '');
  const parameters = new URLSearchParams(link?.hash.slice(1));
  const token = parameters.get('token_hash');
  const type = parameters.get('type');
  return token !== null && type !== null && confirmable.includes(type) ? { token_hash: token, type } : undefined;
}
