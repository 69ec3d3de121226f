import { createHash, randomUUID } from 'node:crypto';
import { type ContactForm, findContactProblems, tidyContactForm } from '@rakhim/contract';
import { type Language, getTranslator } from '@rakhim/i18n';
import type { Knex } from 'knex';
import type { Caller } from '#src/caller.ts';
import { inTransaction } from '#src/database/transaction.ts';
import { AppError } from '#src/errors/app-error.ts';
import type { MailService } from '#src/modules/mail/mail.service.ts';
import type { RateLimitsService } from '#src/modules/rate-limits/rate-limits.service.ts';
import type { ContactQueries, KnownMessage } from './contact.queries.ts';
import { claimReference } from './reference/claim-reference.ts';
import { findSearchWords, foldWords } from './search/search-words.ts';
import { scoreSpam } from './spam/score-spam.ts';

export interface Submission extends ContactForm {
  /** The hidden field, which people do not see and programs fill in. */
  readonly website?: string | undefined;
  readonly filledInMs?: number | undefined;
}

export interface ContactService {
  /**
   * Takes a message in: it is stored, and its mails are in the outbox, before this resolves. Nothing is dropped: what
   * looks like spam is filed as such, without a mail.
   *
   * @returns the reference of the message; of the first one when the same came within a day.
   * @throws AppError `contact_form_invalid` with a sentence for each wrong field, or `too_many_requests`.
   */
  submit(submission: Submission, caller: Caller, accountId: string | undefined): Promise<string>;
  /** Everything that somebody wrote to us and was answered, newest first. */
  listOf(account: ContactOwner): Promise<OwnContactMessage[]>;
  /** Deletes everything that somebody wrote to us, with the answers. */
  deleteOf(tx: Knex, account: ContactOwner): Promise<void>;
}

export interface ContactOwner {
  readonly id: string;
  readonly email: string;
  readonly email_confirmed_at: Date | null;
}

export interface OwnContactMessage {
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly createdAt: string;
  readonly correspondence: { kind: 'reply' | 'answer'; body: string; createdAt: string }[];
}

export interface ContactServiceOptions {
  readonly db: Knex;
  readonly queries: ContactQueries;
  readonly limits: RateLimitsService;
  readonly mail: MailService;
  /** The place where the people are who answer. */
  readonly supportEmail: string;
  /** Tells administrators that look at the inbox. */
  readonly announce: (tx: Knex) => Promise<void>;
  readonly now: () => Date;
}

const repeatWithinMs = 86_400_000;
/** An account's export is held in memory as a whole. */
const ownMessagesMax = 1_000;

export function createContactService({
  db,
  queries,
  limits,
  mail,
  supportEmail,
  announce,
  now,
}: ContactServiceOptions): ContactService {
  async function insert(
    tx: Knex,
    form: ContactForm,
    facts: InsertFacts,
  ): Promise<KnownMessage & { readonly isSpam: boolean }> {
    const { wordsHash, fingerprint, submission, accountId, language, createdAt } = facts;
    const since = new Date(createdAt.getTime() - repeatWithinMs);
    const verdict = scoreSpam({
      ...form,
      isHiddenFieldFilled: (submission.website ?? '') !== '',
      filledInMs: submission.filledInMs,
      isSignedIn: accountId !== undefined,
      othersWithSameWords: await queries.countOthersWithSameWords(tx, wordsHash, form.email, since),
    });
    const id = randomUUID();
    const reference = await claimReference((candidate) =>
      queries.insertMessage(tx, {
        ...form,
        id,
        reference: candidate,
        accountId,
        language,
        isSpam: verdict.isSpam,
        spamScore: verdict.score,
        spamReasons: verdict.reasons,
        fingerprint,
        wordsHash,
        searchWords: findSearchWords(
          `${form.name} ${form.email} ${form.subject} ${form.message} ${candidate.replace('-', '')} ${candidate}`,
        ),
        createdAt,
      }),
    );
    return { id, reference, isSpam: verdict.isSpam };
  }

  async function submit(
    submission: Submission,
    { address, language }: Caller,
    accountId: string | undefined,
  ): Promise<string> {
    const form = tidyContactForm(submission);
    requireValid(form, language);
    await limits.consume('contact:address', address);
    await limits.consume('contact:email', form.email);
    const wordsHash = hash(foldWords(form.message));
    const fingerprint = hash([form.email.toLowerCase(), form.subject, form.message]);
    return inTransaction(db, async (tx) => {
      await queries.lockFingerprint(tx, fingerprint);
      const createdAt = now();
      const known = await queries.repeatMessage(tx, fingerprint, new Date(createdAt.getTime() - repeatWithinMs));
      if (known) {
        return known.reference;
      }
      const { id, reference, isSpam } = await insert(tx, form, {
        wordsHash,
        fingerprint,
        submission,
        accountId,
        language,
        createdAt,
      });
      if (!isSpam) {
        await mail.enqueue(tx, {
          kind: 'contact_received',
          recipient: supportEmail,
          language,
          details: { messageId: id },
        });
        await mail.enqueue(tx, {
          kind: 'contact_acknowledged',
          recipient: form.email,
          language,
          details: { messageId: id },
        });
      }
      await announce(tx);
      return reference;
    });
  }

  return {
    submit,

    async listOf(account) {
      const messages = await queries.listMessagesOf(account.id, confirmedEmailOf(account), ownMessagesMax);
      const correspondence = Map.groupBy(
        await queries.listCorrespondence(messages.map(({ id }) => id)),
        (entry) => entry.message_id,
      );
      return messages.map(({ id, created_at: createdAt, ...message }) => ({
        ...message,
        createdAt: createdAt.toISOString(),
        correspondence: (correspondence.get(id) ?? []).map(({ kind, body, created_at: saidAt }) => ({
          kind,
          body,
          createdAt: saidAt.toISOString(),
        })),
      }));
    },

    async deleteOf(tx, account) {
      await queries.deleteMessagesOf(tx, account.id, confirmedEmailOf(account));
    },
  };
}

interface InsertFacts {
  readonly submission: Submission;
  readonly wordsHash: Buffer;
  readonly fingerprint: Buffer;
  readonly accountId: string | undefined;
  readonly language: Language;
  readonly createdAt: Date;
}

function requireValid(form: ContactForm, language: Language): void {
  const translate = getTranslator(language);
  const problems = findContactProblems(form);
  const fields = Object.fromEntries(
    problems.map(({ field, problem, min, max }) => [field, translate(`contactForm:${problem}`, { min, max })]),
  );
  const [first] = problems;
  if (first) {
    throw new AppError('contact_form_invalid', {
      param: first.field,
      values: { sentence: fields[first.field] ?? '' },
      details: { fields },
    });
  }
}

/** Returns an address only when it was proved to be theirs: anybody may register another's. */
function confirmedEmailOf({ email, email_confirmed_at: confirmedAt }: ContactOwner): string | undefined {
  return confirmedAt === null ? undefined : email;
}

function hash(parts: readonly string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}
