import type { Mailer } from './mailer.ts';

/** Sends nothing, where whoever runs the service has no mail server: people are given their links by hand. */
export function createSilentMailer(): Mailer {
  return { send: async () => ({ outcome: 'refused', code: 'no-mail-server' }) };
}
