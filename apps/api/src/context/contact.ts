import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Config } from '#src/config/config.ts';
import type { AccountsQueries } from '#src/modules/accounts/accounts.queries.ts';
import { createAdministratorsService } from '#src/modules/accounts/administrators/administrators.service.ts';
import { createAuditService } from '#src/modules/audit/audit.service.ts';
import { createContactQueries } from '#src/modules/contact/contact.queries.ts';
import { type ContactService, createContactService } from '#src/modules/contact/contact.service.ts';
import { type InboxExportService, createInboxExportService } from '#src/modules/contact/export/inbox-export.service.ts';
import {
  type InboundMailService,
  createInboundMailService,
} from '#src/modules/contact/inbound/inbound-mail.service.ts';
import { createInboxQueries } from '#src/modules/contact/inbox/inbox.queries.ts';
import { type InboxService, createInboxService } from '#src/modules/contact/inbox/inbox.service.ts';
import { createOutboundMailQueries } from '#src/modules/contact/outbound/outbound-mail.queries.ts';
import {
  type OutboundMailService,
  createOutboundMailService,
} from '#src/modules/contact/outbound/outbound-mail.service.ts';
import { createSettingsQueries } from '#src/modules/contact/settings/settings.queries.ts';
import {
  type InboxSettingsService,
  createInboxSettingsService,
} from '#src/modules/contact/settings/settings.service.ts';
import { createThreadQueries } from '#src/modules/contact/thread/thread.queries.ts';
import { type ThreadService, createThreadService } from '#src/modules/contact/thread/thread.service.ts';
import { createChangesQueries } from '#src/modules/contact/triage/changes.queries.ts';
import { createTriageQueries } from '#src/modules/contact/triage/triage.queries.ts';
import { type TriageService, createTriageService } from '#src/modules/contact/triage/triage.service.ts';
import { createViewsQueries } from '#src/modules/contact/views/views.queries.ts';
import { type ViewsService, createViewsService } from '#src/modules/contact/views/views.service.ts';
import type { LiveEventsService } from '#src/modules/live-events/live-events.service.ts';
import type { MailService } from '#src/modules/mail/mail.service.ts';
import type { RateLimitsService } from '#src/modules/rate-limits/rate-limits.service.ts';
import { deriveKey } from '#src/secrets/opaque-token.ts';
import { type MasterSecret, deriveKeys } from '#src/secrets/master-secret.ts';

/** The contact form, and the inbox that it fills. */
export interface Contact {
  readonly contact: ContactService;
  readonly inbox: InboxService;
  readonly triage: TriageService;
  readonly thread: ThreadService;
  readonly views: ViewsService;
  readonly inboxSettings: InboxSettingsService;
  readonly inboxExport: InboxExportService;
  readonly inboundMail: InboundMailService;
  readonly outboundMail: OutboundMailService;
  /** Inbound mail; absent where it is not configured. */
  readonly inbound: InboundMail | undefined;
}

/** Where answers by mail are sent, and by what their deliverer is known. */
export interface InboundMail {
  readonly address: string;
  readonly secret: string;
}

export interface ContactResources {
  readonly config: Config;
  readonly db: Knex;
  readonly logger: Logger;
  readonly masterSecret: MasterSecret;
  readonly accounts: AccountsQueries;
  readonly limits: RateLimitsService;
  readonly mail: MailService;
  readonly liveEvents: LiveEventsService;
  readonly publicOrigin: () => string;
  readonly now: () => Date;
}

/** The part of the composition root that is about messages to us. */
export function createContact(resources: ContactResources): Contact {
  const { config, db, masterSecret, liveEvents } = resources;
  const administrators = createAdministratorsService({
    queries: resources.accounts,
    adminEmails: config.accounts.adminEmails,
  });
  const announce = async (tx: Knex): Promise<void> => {
    for (const { id } of await administrators.list(tx)) {
      await liveEvents.publish(tx, { accountId: id, kind: 'inbox' });
    }
  };
  const inbound = findInbound(config, masterSecret);
  const referenceKeys = deriveKeys(masterSecret, 'contact references');
  const { supportEmail } = config.mail;
  const queries = createInboxQueries(db);
  const changes = createChangesQueries(db);
  const triageQueries = createTriageQueries();
  const threadQueries = createThreadQueries(db);
  const triage = createTriageService({
    ...resources,
    queries: triageQueries,
    changes,
    inbox: queries,
    administrators,
    announce,
  });
  const thread = createThreadService({
    ...resources,
    queries: threadQueries,
    triage,
    triageQueries,
    changes,
    inbox: queries,
    announce,
  });
  const audit = createAuditService();
  return {
    contact: createContactService({ ...resources, queries: createContactQueries(db), supportEmail, announce }),
    inbox: createInboxService({
      ...resources,
      queries,
      thread: threadQueries,
      changes,
      administrators,
      isReceivingMail: inbound !== undefined,
    }),
    triage,
    thread,
    views: createViewsService({ queries: createViewsQueries(db) }),
    inboxSettings: createInboxSettingsService({ ...resources, queries: createSettingsQueries(db), audit }),
    inboxExport: createInboxExportService({ db, queries, audit }),
    inboundMail: createInboundMailService({
      ...resources,
      thread,
      referenceKeys: referenceKeys.all,
      secret: inbound?.secret,
    }),
    outboundMail: createOutboundMailService({
      ...resources,
      queries: createOutboundMailQueries(db),
      referenceKey: referenceKeys.current,
      inboundAddress: inbound?.address,
      supportEmail,
    }),
    inbound,
  };
}

/**
 * The configured inbound mail; with a local mailbox, one with a random secret, so that the mailbox can deliver answers.
 */
function findInbound({ mail, isProduction }: Config, { current }: MasterSecret): InboundMail | undefined {
  const isLocal = !isProduction && mail.smtpUrl === undefined;
  return (
    mail.inbound ??
    (isLocal
      ? { address: 'inbox@localhost', secret: deriveKey(current, 'local inbound mail').toString('base64url') }
      : undefined)
  );
}
