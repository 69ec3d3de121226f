import type { Language } from '@rakhim/i18n';
import type { Knex } from 'knex';
import { tokenLifetimesMs } from '#src/modules/one-time-tokens/one-time-tokens.policy.ts';
import type { OneTimeTokensService } from '#src/modules/one-time-tokens/one-time-tokens.service.ts';
import type { RateLimitsService, RateRuleName } from '#src/modules/rate-limits/rate-limits.service.ts';
import type { OutboundMailService } from '#src/modules/contact/outbound/outbound-mail.service.ts';
import type { Conversation } from '#src/providers/mail/mailer.ts';
import { type MailTopic, mailContents } from './mail-content.ts';
import type { RenderedMail } from './mail-page.ts';
import type { AccountMailIntent, ContactMailIntent, MailIntent } from './mail.service.ts';
import { contactMailKinds } from './mail-kinds.ts';
import { renderContactMail } from './render-contact-mail.ts';
import { renderMail } from './render-mail.ts';

/** The facts about an account that a mail needs. */
export interface MailAccount {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly pending_email: string | null;
  readonly email_confirmed_at: Date | null;
  readonly password_hash: string | null;
}

export interface ComposedMail extends RenderedMail {
  readonly to: string;
  readonly language: Language;
  readonly conversation?: Conversation;
}

export interface MailComposer {
  /**
   * Decides whether an intent becomes a mail, and issues the token that its link carries.
   *
   * @returns nothing when
   * there is nobody to write to.
   */
  compose(tx: Knex, intent: MailIntent): Promise<ComposedMail | undefined>;
  /** Tells whether a mail that anybody can cause, any number of times, may be sent again. Asked once a mail. */
  isWelcome(intent: MailIntent): Promise<boolean>;
}

export interface MailComposerOptions {
  readonly accounts: {
    findAccount(id: string, tx?: Knex): Promise<MailAccount | undefined>;
    findAccountByEmail(email: string, tx?: Knex): Promise<MailAccount | undefined>;
  };
  readonly tokens: OneTimeTokensService;
  readonly limits: RateLimitsService;
  /** Reads the contents of mails about contact messages. */
  readonly outboundMail: OutboundMailService;
  readonly publicOrigin: () => string;
}

/**
 * Rate limits on mails that anybody can cause for somebody else. Beyond them mails are dropped silently, so that a
 * stranger does not learn which addresses are known.
 */
const rulesOfUnasked: Partial<Record<MailTopic, readonly RateRuleName[]>> = {
  signup: ['mail:signup'],
  competing_signups: ['mail:signup'],
  existing_account: ['mail:existing-account'],
  recovery: ['mail:recovery', 'mail:recovery:more'],
  email_change: ['mail:email-change'],
};

interface Decision {
  readonly topic: MailTopic;
  readonly to: string;
  readonly account?: MailAccount;
}

export function createMailComposer({
  accounts,
  tokens,
  limits,
  outboundMail,
  publicOrigin,
}: MailComposerOptions): MailComposer {
  async function decide({ kind, recipient, details }: AccountMailIntent, tx?: Knex): Promise<Decision | undefined> {
    if (kind === 'email_change') {
      const account = await accounts.findAccount(details?.['accountId'] ?? '', tx);
      // Another address may have been asked for since.
      return account?.pending_email === recipient ? { topic: kind, to: recipient, account } : undefined;
    }
    const account = await accounts.findAccountByEmail(recipient, tx);
    if (kind === 'signup' || kind === 'recovery') {
      // The mail goes to the address as the account has it: the typed one may only look the same to the database.
      return account && { topic: kind === 'signup' ? topicOfSignUp(account) : kind, to: account.email, account };
    }
    return { topic: kind, to: recipient, ...(account && { account }) };
  }

  return {
    async isWelcome(intent) {
      if (isAboutContact(intent)) {
        return true;
      }
      const decision = await decide(intent);
      for (const rule of (decision && rulesOfUnasked[decision.topic]) ?? []) {
        if ((await limits.spend(rule, decision?.to ?? '')).isRefused) {
          return false;
        }
      }
      return true;
    },

    async compose(tx, intent) {
      if (isAboutContact(intent)) {
        const contactMail = await outboundMail.find(tx, intent.kind, intent.details ?? {});
        return (
          contactMail && {
            to: intent.recipient,
            language: contactMail.language,
            conversation: contactMail.conversation,
            ...renderContactMail(contactMail),
          }
        );
      }
      const decision = await decide(intent, tx);
      if (!decision) {
        return undefined;
      }
      const { topic, to, account } = decision;
      const { page, purpose } = mailContents[topic];
      const url = new URL(`/${intent.language}/${page}`, publicOrigin());
      if (purpose && account) {
        const details = purpose === 'email_change' ? { email: to } : {};
        const token = await tokens.issue(tx, { accountId: account.id, purpose, details });
        // Behind the hash it reaches neither logs nor other sites; the page posts it, so a scanner that opens the link
        // uses nothing up.
        url.hash = String(new URLSearchParams({ token_hash: token, type: purpose }));
      }
      const rendered = renderMail({
        topic,
        language: intent.language,
        email: to,
        name: account?.email_confirmed_at ? account.name : undefined,
        url: url.href,
        lifetimeMs: purpose ? tokenLifetimesMs[purpose] : 0,
      });
      return { to, language: intent.language, ...rendered };
    },
  };
}

const contactKinds: ReadonlySet<string> = new Set(contactMailKinds);

function isAboutContact(intent: MailIntent): intent is ContactMailIntent {
  return contactKinds.has(intent.kind);
}

function topicOfSignUp(account: MailAccount): MailTopic {
  if (account.email_confirmed_at) {
    return 'existing_account';
  }
  return account.password_hash === null ? 'competing_signups' : 'signup';
}
