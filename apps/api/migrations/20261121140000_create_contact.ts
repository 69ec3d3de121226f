import type { Knex } from 'knex';

/** Creates the inbox: contact messages, their replies and changes, and the views of administrators. */
export async function up(knex: Knex): Promise<void> {
  await createMessages(knex);
  await createThreads(knex);
  await createViews(knex);
  await knex.raw("CREATE INDEX accounts__administrators__idx ON accounts (id) WHERE role = 'admin'");
}

async function createMessages(knex: Knex): Promise<void> {
  await knex.schema.createTable('contact_messages', (table) => {
    table.uuid('id').primary();
    // Names the message in mails.
    table.text('reference').notNullable().unique('contact_messages__reference');
    table.uuid('account_id').references('accounts.id').onDelete('CASCADE');
    table.text('name').notNullable();
    table.text('email').notNullable();
    table.text('subject').notNullable();
    table.text('message').notNullable();
    table.text('language').notNullable();
    table.text('status').notNullable().defaultTo('new');
    table.uuid('assignee_id').references('accounts.id').onDelete('SET NULL');
    table.specificType('labels', 'text[]').notNullable().defaultTo('{}');
    table.boolean('is_spam').notNullable();
    table.integer('spam_score').notNullable();
    table.jsonb('spam_reasons').notNullable();
    table.integer('repeats').notNullable().defaultTo(0);
    table.integer('replies').notNullable().defaultTo(0);
    table.integer('answers').notNullable().defaultTo(0);
    table.integer('notes').notNullable().defaultTo(0);
    table.boolean('is_awaiting_us').notNullable().defaultTo(true);
    // The version grows with every change, reply and answer, so that no administrator overwrites a state that they have
    // not seen.
    table.integer('version').notNullable().defaultTo(1);
    // SHA-256 of address, subject and words, and of the words alone: by these the same is found when it comes again, or
    // from others.
    table.binary('fingerprint').notNullable();
    table.binary('words_hash').notNullable();
    // The words of message and thread, folded by the application. Written by it rather than by a parser of PostgreSQL,
    // whose idea of a word depends on the locale of the server.
    table.specificType('search', 'tsvector').notNullable();
    // To the millisecond, as everything that reads it counts time.
    table.specificType('created_at', 'timestamptz(3)').notNullable().defaultTo(knex.fn.now());
    table.specificType('last_activity_at', 'timestamptz(3)').notNullable().defaultTo(knex.fn.now());
    table.check("status IN ('new', 'in-progress', 'completed')", {}, 'contact_messages__status');
    table.check("language IN ('en', 'ar')", {}, 'contact_messages__language');
    table.index('account_id', 'contact_messages__account_id__idx');
    table.index(['fingerprint', 'created_at'], 'contact_messages__fingerprint__idx');
    table.index(['words_hash', 'created_at'], 'contact_messages__words_hash__idx');
    table.index(['is_spam', 'last_activity_at'], 'contact_messages__last_activity_at__idx');
  });
  await knex.raw('CREATE INDEX contact_messages__folder__idx ON contact_messages (is_spam, created_at DESC, id DESC)');
  await knex.raw('CREATE INDEX contact_messages__everything__idx ON contact_messages (created_at DESC, id DESC)');
  await knex.raw(
    'CREATE INDEX contact_messages__status__idx ON contact_messages (is_spam, status, created_at DESC, id DESC)',
  );
  await knex.raw(
    'CREATE INDEX contact_messages__assignee__idx ON contact_messages (assignee_id, created_at DESC, id DESC)',
  );
  await knex.raw(
    "CREATE INDEX contact_messages__open__idx ON contact_messages (assignee_id) WHERE NOT is_spam AND status <> 'completed'",
  );
  await knex.raw(
    'CREATE INDEX contact_messages__email__idx ON contact_messages (lower(email), created_at DESC, id DESC)',
  );
  await knex.raw('CREATE INDEX contact_messages__labels__idx ON contact_messages USING gin (labels)');
  await knex.raw(
    "CREATE INDEX contact_messages__labelled__idx ON contact_messages (labels) WHERE labels <> '{}' AND NOT is_spam",
  );
  await knex.raw('CREATE INDEX contact_messages__search__idx ON contact_messages USING gin (search)');
}

async function createThreads(knex: Knex): Promise<void> {
  // The entries of a thread after its message: replies and answers by mail, and notes among administrators.
  await knex.schema.createTable('contact_entries', (table) => {
    table.uuid('id').primary();
    table.uuid('message_id').notNullable().references('contact_messages.id').onDelete('CASCADE');
    table.text('kind').notNullable();
    table.uuid('author_id').references('accounts.id').onDelete('SET NULL');
    table.text('author_name').notNullable();
    table.text('from_email');
    table.text('body').notNullable();
    table.text('quoted');
    table.specificType('attachments', 'text[]').notNullable().defaultTo('{}');
    table.boolean('is_automatic').notNullable().defaultTo(false);
    table.text('delivery');
    // Of an answer: the Message-ID of its mail, so that one delivered twice is kept once, and a reply can refer to it.
    table.text('mail_id');
    table.specificType('created_at', 'timestamptz(3)').notNullable().defaultTo(knex.fn.now());
    table.check("kind IN ('reply', 'answer', 'note')", {}, 'contact_entries__kind');
    table.check("(delivery IN ('waiting', 'sent', 'failed')) = (kind = 'reply')", {}, 'contact_entries__delivery');
    table.index(['message_id', 'created_at'], 'contact_entries__message_id__idx');
    table.index('author_id', 'contact_entries__author_id__idx');
    table.unique(['message_id', 'mail_id'], { indexName: 'contact_entries__mail_id' });
  });

  // Who changed what. Refers to no account: it must outlive those who acted.
  await knex.schema.createTable('contact_changes', (table) => {
    table.bigIncrements('id');
    table.uuid('change_set_id').notNullable();
    table.uuid('message_id').notNullable().references('contact_messages.id').onDelete('CASCADE');
    table.uuid('actor_id');
    table.text('actor_name').notNullable();
    table.text('field').notNullable();
    table.jsonb('before');
    table.jsonb('after');
    table.integer('version').notNullable();
    table.specificType('created_at', 'timestamptz(3)').notNullable().defaultTo(knex.fn.now());
    table.index(['message_id', 'id'], 'contact_changes__message_id__idx');
    table.index('change_set_id', 'contact_changes__change_set_id__idx');
  });
  await knex.raw(
    'CREATE TRIGGER contact_changes__append_only BEFORE UPDATE OR TRUNCATE ON contact_changes EXECUTE FUNCTION refuse_change()',
  );
}

async function createViews(knex: Knex): Promise<void> {
  await knex.schema.createTable('inbox_views', (table) => {
    table.uuid('id').primary();
    table.uuid('owner_id').notNullable().references('accounts.id').onDelete('CASCADE');
    table.text('name').notNullable();
    table.jsonb('filter').notNullable();
    table.boolean('is_shared').notNullable();
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.index('owner_id', 'inbox_views__owner_id__idx');
  });

  // One row.
  await knex.schema.createTable('inbox_settings', (table) => {
    table.boolean('id').primary().defaultTo(true);
    table.integer('retention_days').defaultTo(730);
    table.integer('spam_retention_days').notNullable().defaultTo(30);
    table.check('id', {}, 'inbox_settings__one');
  });
  await knex('inbox_settings').insert({ id: true });
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX accounts__administrators__idx');
  await knex.schema.dropTable('inbox_settings');
  await knex.schema.dropTable('inbox_views');
  await knex.schema.dropTable('contact_changes');
  await knex.schema.dropTable('contact_entries');
  await knex.schema.dropTable('contact_messages');
}
