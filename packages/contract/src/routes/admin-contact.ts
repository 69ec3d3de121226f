import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import {
  CreateInboxNoteBody,
  CreateInboxReplyBody,
  InboxAdministrator,
  InboxBulkChanged,
  InboxChange,
  InboxChanged,
  InboxCounts,
  InboxDiagnostics,
  InboxFilter,
  InboxMessageDetail,
  InboxPage,
  InboxSettings,
  InboxView,
  ListInboxQuery,
  SaveInboxViewBody,
  UpdateInboxMessageBody,
  UpdateInboxMessagesBody,
} from '../inbox.ts';
import { limits } from '../limits.ts';

const base = '/api/v1/admin/contact';
const shared = { tag: 'Inbox', audience: 'admin' } as const;
const byId = z.strictObject({ id: z.uuid() });

export const listInboxMessages = defineRoute({
  operationId: 'listInboxMessages',
  method: 'GET',
  paths: [`${base}/messages`],
  ...shared,
  summary: 'List contact messages, newest first',
  query: ListInboxQuery,
  response: InboxPage,
  errors: [],
});

export const getInboxMessage = defineRoute({
  operationId: 'getInboxMessage',
  method: 'GET',
  paths: [`${base}/messages/:id`],
  ...shared,
  summary: 'Get a contact message with its thread and history',
  params: byId,
  response: InboxMessageDetail,
  errors: ['not_found'],
});

export const updateInboxMessage = defineRoute({
  operationId: 'updateInboxMessage',
  method: 'PATCH',
  paths: [`${base}/messages/:id`],
  ...shared,
  summary: 'Change status, assignee, labels or folder of a message',
  description:
    'With 409 `message_changed`, `details` is an InboxConflict: the message as it is, and what others did since the version sent.',
  params: byId,
  body: UpdateInboxMessageBody,
  response: InboxChanged,
  errors: ['not_found', 'message_changed', 'assignee_not_admin'],
});

export const updateInboxMessages = defineRoute({
  operationId: 'updateInboxMessages',
  method: 'POST',
  paths: [`${base}/messages/bulk`],
  ...shared,
  summary: 'Change many messages at once',
  body: UpdateInboxMessagesBody,
  response: InboxBulkChanged,
  errors: ['assignee_not_admin', 'too_many_labels'],
});

export const createInboxReply = defineRoute({
  operationId: 'createInboxReply',
  method: 'POST',
  paths: [`${base}/messages/:id/replies`],
  ...shared,
  summary: 'Reply to the sender by email',
  description:
    'An answer to the mail comes back into the thread. With 409 `message_changed`, `details` is an InboxConflict, and nothing is sent.',
  params: byId,
  body: CreateInboxReplyBody,
  status: 201,
  response: InboxMessageDetail,
  errors: ['not_found', 'message_changed', 'too_many_requests'],
});

export const createInboxNote = defineRoute({
  operationId: 'createInboxNote',
  method: 'POST',
  paths: [`${base}/messages/:id/notes`],
  ...shared,
  summary: 'Add a note that only administrators see',
  params: byId,
  body: CreateInboxNoteBody,
  status: 201,
  response: InboxMessageDetail,
  errors: ['not_found'],
});

export const undoInboxChange = defineRoute({
  operationId: 'undoInboxChange',
  method: 'POST',
  paths: [`${base}/undo`],
  ...shared,
  summary: 'Undo a change to one or many messages',
  description:
    'Puts back what the change set, wherever nobody has changed that since; the others are named as conflicts. Undoing is a change itself and can be undone.',
  body: z.strictObject({ changeSetId: z.uuid() }).meta({ id: 'UndoInboxChangeBody' }),
  response: InboxBulkChanged,
  errors: ['not_found'],
});

export const listInboxChanges = defineRoute({
  operationId: 'listInboxChanges',
  method: 'GET',
  paths: [`${base}/changes`],
  ...shared,
  summary: 'List who changed what, newest first',
  query: z.strictObject({
    messageId: z.uuid().optional(),
    limit: z.coerce.number().int().min(1).max(limits.inboxPageMax).default(limits.inboxPageMax),
    cursor: z
      .string()
      .max(24)
      .regex(/^\d{1,18}$/u)
      .optional(),
  }),
  response: z.object({ changes: z.array(InboxChange), nextCursor: z.string().max(24).nullable() }),
  errors: [],
});

export const getInboxCounts = defineRoute({
  operationId: 'getInboxCounts',
  method: 'GET',
  paths: [`${base}/counts`],
  ...shared,
  summary: 'Count messages of each kind',
  response: InboxCounts,
  errors: [],
});

export const listInboxAdministrators = defineRoute({
  operationId: 'listInboxAdministrators',
  method: 'GET',
  paths: [`${base}/administrators`],
  ...shared,
  summary: 'List the people whom messages can be assigned to',
  response: z.object({ administrators: z.array(InboxAdministrator) }),
  errors: [],
});

export const listInboxViews = defineRoute({
  operationId: 'listInboxViews',
  method: 'GET',
  paths: [`${base}/views`],
  ...shared,
  summary: 'List saved filters: yours and shared ones',
  response: z.object({ views: z.array(InboxView) }),
  errors: [],
});

export const createInboxView = defineRoute({
  operationId: 'createInboxView',
  method: 'POST',
  paths: [`${base}/views`],
  ...shared,
  summary: 'Save a filter',
  body: SaveInboxViewBody,
  status: 201,
  response: InboxView,
  errors: ['view_limit_reached'],
});

export const updateInboxView = defineRoute({
  operationId: 'updateInboxView',
  method: 'PUT',
  paths: [`${base}/views/:id`],
  ...shared,
  summary: 'Change one of your saved filters',
  params: byId,
  body: SaveInboxViewBody,
  response: InboxView,
  errors: ['not_found'],
});

export const deleteInboxView = defineRoute({
  operationId: 'deleteInboxView',
  method: 'DELETE',
  paths: [`${base}/views/:id`],
  ...shared,
  summary: 'Delete one of your saved filters',
  params: byId,
  status: 204,
  response: z.void(),
  errors: ['not_found'],
});

export const exportInbox = defineRoute({
  operationId: 'exportInbox',
  method: 'GET',
  paths: [`${base}/export`],
  ...shared,
  summary: 'Export messages as CSV, newest first',
  description:
    'All that the filter lets through, streamed. Safe to open in a spreadsheet: text that looks like a formula is marked as text.',
  query: InboxFilter,
  response: z.void(),
  streams: ['text/csv'],
  errors: [],
});

export const getInboxSettings = defineRoute({
  operationId: 'getInboxSettings',
  method: 'GET',
  paths: [`${base}/settings`],
  ...shared,
  summary: 'Get how long messages are kept',
  response: InboxSettings,
  errors: [],
});

export const updateInboxSettings = defineRoute({
  operationId: 'updateInboxSettings',
  method: 'PUT',
  paths: [`${base}/settings`],
  ...shared,
  summary: 'Change how long messages are kept',
  description: 'What is older is deleted for good within the hour, with its thread and history.',
  body: InboxSettings,
  response: InboxSettings,
  errors: [],
});

export const getInboxDiagnostics = defineRoute({
  operationId: 'getInboxDiagnostics',
  method: 'GET',
  paths: [`${base}/diagnostics`],
  ...shared,
  summary: 'Check whether the inbox works',
  response: InboxDiagnostics,
  errors: [],
});
