import { pages } from '@rakhim/contract';
import type { DemoAccount } from './demo-account.ts';
import type { findRecommendedVoice } from './find-recommended-voice.ts';

export interface Welcome {
  readonly url: string;
  /** The place where the local mailbox is; absent when mails are really sent. */
  readonly mailboxPath: string | undefined;
  readonly demo: DemoAccount;
  /** The voice that is recommended and not installed, if there is one. */
  readonly newVoice?: Awaited<ReturnType<typeof findRecommendedVoice>>;
}

/** The page that follows the link. A browser sends the part after the hash to no server, and it is in no log. */
const pathOfSignInLink = `/en/${pages.login.path}#`;

/**
 * Prints the message of a local run that is ready: its address, its accounts, and a command that speaks when pasted.
 */
export function printWelcome({ url, mailboxPath, demo, newVoice }: Welcome): string {
  const mailbox =
    mailboxPath === undefined ? '' : `\n    Mailbox       ${url}${mailboxPath}  (mails land here; none is sent)`;
  const voice =
    newVoice === undefined
      ? ''
      : `
  A more natural voice, on this machine (${newVoice.megabytes} MB from the internet, its licence is shown first):

    npm run voices -- add ${newVoice.id}
`;
  return `
  Rakhim is ready.

    Address       ${url}
    API           ${url}/openapi.json${mailbox}
    Demo account  ${demo.email}
    API key       ${demo.apiKey}

  Open the studio, signed in as the demo account (works once, for 15 minutes):

    ${url}${pathOfSignInLink}${new URLSearchParams({ type: 'magiclink', token_hash: demo.signInToken }).toString()}

  Hear it speak: paste this into another terminal and open hello.mp3.

    curl ${url}/api/v1/synthesize -H 'x-api-key: ${demo.apiKey}' -H 'content-type: application/json' -H 'accept: audio/mpeg' -d '{"text":"مرحبًا بكم في رخيم، حيث تتحوّل الكلمات إلى صوت."}' -o hello.mp3
${voice}
  Ctrl-C stops it.
`;
}
