import { z } from 'zod';
import { limits } from './limits.ts';
import { spamRuleIds } from './spam-rules.ts';

const unitsPerCharacterMax = 4;
/** ISO 8601 in UTC, with room for fractions of a second. */
const Moment = z.iso.datetime().max(40);

export const contactStatuses = ['new', 'in-progress', 'completed'] as const;
export const ContactStatus = z.enum(contactStatuses).meta({ id: 'ContactStatus' });
export type ContactStatus = z.infer<typeof ContactStatus>;

/** NUL cannot be stored. */
const withoutNul = /^[^\0]*$/u;

const LabelText = z.string().max(limits.inboxLabelCharactersMax * unitsPerCharacterMax);
/** As it comes in. */
const Label = z
  .string()
  .trim()
  .min(1)
  .max(limits.inboxLabelCharactersMax)
  .regex(/^[^\p{Cc},]*$/u)
  .meta({ example: 'voices' });
const Labels = z.array(Label).max(limits.inboxLabelsMax);

export const InboxPerson = z.object({ id: z.uuid(), name: z.string().max(100) }).meta({ id: 'InboxPerson' });
export type InboxPerson = z.infer<typeof InboxPerson>;

export const InboxAdministrator = InboxPerson.extend({ email: z.string().max(limits.emailCharactersMax) }).meta({
  id: 'InboxAdministrator',
});
export type InboxAdministrator = z.infer<typeof InboxAdministrator>;

export const SpamReason = z.object({ rule: z.enum(spamRuleIds), points: z.int() }).meta({ id: 'SpamReason' });
export type SpamReason = z.infer<typeof SpamReason>;

export const InboxMessage = z
  .object({
    id: z.uuid(),
    reference: z.string().max(20).describe('How mails about it name it.'),
    name: z.string().max(400),
    email: z.string().max(limits.emailCharactersMax),
    subject: z.string().max(800),
    preview: z.string().max(400).describe('How the message begins, in one line.'),
    language: z.enum(['en', 'ar']).describe('The language of the form, in which the sender is answered.'),
    status: ContactStatus,
    assignee: InboxPerson.nullable(),
    labels: z.array(LabelText),
    isSpam: z.boolean().describe('Filed as spam, by the rules or by an administrator.'),
    spamScore: z.int().describe('The sum of the points; the rules file as spam from `spamScoreMin` on.'),
    spamReasons: z.array(SpamReason),
    accountId: z.uuid().nullable().describe('The account that was signed in.'),
    repeats: z.int().nonnegative().describe('How often the same was sent again.'),
    replies: z.int().nonnegative(),
    answers: z.int().nonnegative(),
    notes: z.int().nonnegative(),
    isAwaitingUs: z.boolean().describe('The last word is the sender’s.'),
    version: z.int().positive().describe('Send it back with a change; it grows with every change, reply and answer.'),
    createdAt: Moment,
    lastActivityAt: Moment,
  })
  .meta({ id: 'InboxMessage' });
export type InboxMessage = z.infer<typeof InboxMessage>;

export const inboxEntryKinds = ['reply', 'answer', 'note'] as const;

export const InboxEntry = z
  .object({
    id: z.uuid(),
    kind: z
      .enum(inboxEntryKinds)
      .describe('`reply`: ours, by mail. `answer`: the sender’s, by mail. `note`: ours, for administrators only.'),
    author: InboxPerson.nullable().describe('The administrator; null for an answer, and for an account that is gone.'),
    authorName: z.string().max(400),
    from: z
      .string()
      .max(limits.emailCharactersMax)
      .nullable()
      .describe('The address that an answer came from, which may differ from the sender’s.'),
    body: z
      .string()
      .max(limits.inboxReplyCharactersMax * unitsPerCharacterMax)
      .describe('Plain text, whatever it looks like.'),
    quoted: z
      .string()
      .max(limits.inboxReplyCharactersMax * unitsPerCharacterMax)
      .nullable()
      .describe('What an answer quotes of the mails before it.'),
    attachments: z
      .array(z.string().max(400))
      .describe('Names of files that came with an answer. The files are not kept.'),
    isAutomatic: z.boolean().describe('An answer that a program wrote, such as an absence notice.'),
    delivery: z.enum(['waiting', 'sent', 'failed']).nullable().describe('Of a reply: what became of its mail.'),
    createdAt: Moment,
  })
  .meta({ id: 'InboxEntry' });
export type InboxEntry = z.infer<typeof InboxEntry>;

export const inboxChangeFields = ['status', 'assignee', 'labels', 'isSpam', 'reply', 'answer', 'note'] as const;

export const InboxChange = z
  .object({
    id: z.string().max(24),
    changeSetId: z.uuid().describe('Changes made together, which are undone together.'),
    messageId: z.uuid(),
    field: z.enum(inboxChangeFields),
    before: z
      .string()
      .max(600)
      .nullable()
      .describe(
        'A status; the name of an assignee; labels with commas between them; `true` or `false`; null for none, and for words that were added.',
      ),
    after: z.string().max(600).nullable(),
    actor: InboxPerson.nullable().describe(
      'The administrator; null for what the service did by itself, and for an account that is gone.',
    ),
    actorName: z.string().max(400),
    version: z.int().positive().describe('The version of the message that it led to.'),
    isUndoable: z.boolean(),
    createdAt: Moment,
  })
  .meta({ id: 'InboxChange' });
export type InboxChange = z.infer<typeof InboxChange>;

export const InboxMessageDetail = InboxMessage.extend({
  message: z
    .string()
    .max(limits.contactMessageCharactersMax * unitsPerCharacterMax)
    .describe('The whole message, as plain text.'),
  entries: z.array(InboxEntry).describe('What was said since, oldest first: the newest five hundred.'),
  changes: z.array(InboxChange).describe('Who changed what, newest first: the newest two hundred.'),
}).meta({ id: 'InboxMessageDetail' });
export type InboxMessageDetail = z.infer<typeof InboxMessageDetail>;

/** The changes to a message since the version that the caller saw: `details` of the error `message_changed`. */
export const InboxConflict = z
  .object({
    message: InboxMessage.describe('As it is now.'),
    changes: z.array(InboxChange).describe('What others did in between, oldest first.'),
  })
  .meta({ id: 'InboxConflict' });
export type InboxConflict = z.infer<typeof InboxConflict>;

/** Which messages a list shows. Everything left out does not narrow it. */
export const InboxFilter = z.strictObject({
  search: z
    .string()
    .trim()
    .min(1)
    .max(limits.inboxSearchCharactersMax)
    .regex(withoutNul)
    .optional()
    .describe(
      'Words, or beginnings of words, that all occur in name, email, subject, message or thread. Vowel signs, tatweel and the kinds of alif, hamza, yaa and taa make no difference.',
    ),
  folder: z.enum(['inbox', 'spam', 'all']).optional().describe('Default: `inbox`, everything that is not spam.'),
  status: ContactStatus.optional(),
  label: Label.optional(),
  assignee: z.union([z.enum(['me', 'none']), z.uuid()]).optional(),
  email: z
    .string()
    .max(limits.emailCharactersMax)
    .regex(withoutNul)
    .optional()
    .describe('Only messages from this address.'),
  since: Moment.optional().describe('Received at this moment or later.'),
  before: Moment.optional().describe('Received before this moment.'),
});
export type InboxFilter = z.infer<typeof InboxFilter>;

export const ListInboxQuery = InboxFilter.extend({
  limit: z.coerce.number().int().min(1).max(limits.inboxPageMax).default(limits.inboxPageMax),
  cursor: z
    .string()
    .max(100)
    .regex(/^\d{12,15}_[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u)
    .optional(),
});
export type ListInboxQuery = z.input<typeof ListInboxQuery>;

export const InboxPage = z
  .object({
    messages: z.array(InboxMessage),
    nextCursor: z.string().max(100).nullable().describe('Send it as `cursor` for what is older; null at the end.'),
  })
  .meta({ id: 'InboxPage' });
export type InboxPage = z.infer<typeof InboxPage>;

const Count = z.int().nonnegative();

export const InboxCounts = z
  .object({
    byStatus: z.object({ new: Count, 'in-progress': Count, completed: Count }).describe('Without spam.'),
    spam: Count,
    all: Count.describe('Spam included.'),
    mine: Count.describe('Yours, not completed.'),
    unassigned: Count.describe('Nobody’s, not completed.'),
    labels: z.array(z.object({ label: LabelText, count: Count })).describe('The hundred most used, without spam.'),
  })
  .meta({ id: 'InboxCounts' });
export type InboxCounts = z.infer<typeof InboxCounts>;

/** Fields left out stay as they are. */
const ChangeShape = {
  status: ContactStatus.optional(),
  assigneeId: z.uuid().nullable().optional().describe('An administrator; null for nobody.'),
  isSpam: z.boolean().optional(),
};

const Version = z
  .int()
  .positive()
  .describe(
    'The version that you saw. When the message has changed since, nothing happens and the answer is 409 `message_changed`.',
  );

export const UpdateInboxMessageBody = z
  .strictObject({ version: Version, ...ChangeShape, labels: Labels.optional() })
  .meta({ id: 'UpdateInboxMessageBody' });
export type UpdateInboxMessageBody = z.infer<typeof UpdateInboxMessageBody>;

export const InboxChanged = z
  .object({
    changeSetId: z.uuid().nullable().describe('What to send to be undone; null when everything was so already.'),
    message: InboxMessage,
  })
  .meta({ id: 'InboxChanged' });
export type InboxChanged = z.infer<typeof InboxChanged>;

export const UpdateInboxMessagesBody = z
  .strictObject({
    messages: z
      .array(z.strictObject({ id: z.uuid(), version: Version }))
      .min(1)
      .max(limits.inboxBulkMax),
    ...ChangeShape,
    addLabels: Labels.optional(),
    removeLabels: Labels.optional(),
  })
  .meta({ id: 'UpdateInboxMessagesBody' });
export type UpdateInboxMessagesBody = z.infer<typeof UpdateInboxMessagesBody>;

/** Each message is changed or left alone by itself; nothing is overwritten. */
export const InboxBulkChanged = z
  .object({
    changeSetId: z.uuid().nullable(),
    messages: z.array(InboxMessage).describe('Those that are now as asked for.'),
    conflicts: z.array(InboxConflict).describe('Those that others have changed since; they were left alone.'),
    missing: z.array(z.uuid()).describe('Those that are not there.'),
  })
  .meta({ id: 'InboxBulkChanged' });
export type InboxBulkChanged = z.infer<typeof InboxBulkChanged>;

export const CreateInboxReplyBody = z
  .strictObject({
    version: Version,
    body: z.string().trim().min(1).max(limits.inboxReplyCharactersMax).regex(withoutNul),
    status: ContactStatus.optional().describe('Set it with the reply.'),
  })
  .meta({ id: 'CreateInboxReplyBody' });
export type CreateInboxReplyBody = z.infer<typeof CreateInboxReplyBody>;

export const CreateInboxNoteBody = z
  .strictObject({ body: z.string().trim().min(1).max(limits.inboxNoteCharactersMax).regex(withoutNul) })
  .meta({ id: 'CreateInboxNoteBody' });
export type CreateInboxNoteBody = z.infer<typeof CreateInboxNoteBody>;

const ViewName = z.string().trim().min(1).max(limits.inboxViewNameCharactersMax).regex(withoutNul);

export const InboxView = z
  .object({
    id: z.uuid(),
    name: z.string().max(limits.inboxViewNameCharactersMax),
    filter: InboxFilter,
    isShared: z.boolean().describe('Every administrator sees it.'),
    isMine: z.boolean(),
  })
  .meta({ id: 'InboxView' });
export type InboxView = z.infer<typeof InboxView>;

export const SaveInboxViewBody = z
  .strictObject({ name: ViewName, filter: InboxFilter, isShared: z.boolean().optional() })
  .meta({ id: 'SaveInboxViewBody' });
export type SaveInboxViewBody = z.infer<typeof SaveInboxViewBody>;

const Days = z.int().min(limits.inboxRetentionDaysMin).max(limits.inboxRetentionDaysMax);

export const InboxSettings = z
  .strictObject({
    retentionDays: Days.nullable().describe(
      'Days after the last word in it that a message is deleted, whatever its status; null: never.',
    ),
    spamRetentionDays: Days.describe('The same for spam.'),
  })
  .meta({ id: 'InboxSettings' });
export type InboxSettings = z.infer<typeof InboxSettings>;

export const InboxDiagnostics = z
  .object({
    isReadable: z.boolean().describe('Whether a message could be read.'),
    recordsFound: z.int().min(0).max(1).describe('Of the test query, which asks for one.'),
    result: z
      .string()
      .max(500)
      .describe('What came of the test query, as a sentence in the language of Accept-Language.'),
    messages: Count,
    role: z.enum(['member', 'admin']),
    mailsWaiting: Count.describe('Mails about messages that are still to be sent.'),
    mailsFailed: Count,
    isReceivingMail: z.boolean().describe('Whether answers by mail reach the inbox.'),
    checkedAt: Moment,
  })
  .meta({ id: 'InboxDiagnostics' });
export type InboxDiagnostics = z.infer<typeof InboxDiagnostics>;
