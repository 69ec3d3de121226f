/** A number of points that may be spent within a time, for each key. */
export interface RateRule {
  readonly points: number;
  readonly perSeconds: number;
}

const minute = 60;
const hour = 3600;

/**
 * The number of times that things may be tried. Per account protects the person whose account it is, wherever the tries
 * come from; per address protects everybody from one machine. Blocks end by themselves. What strangers can spend never
 * keeps the owner out: a device that the owner has signed in on has tries of its own, and a reset link that works is in
 * the mailbox whenever another is refused.
 */
export const rateRules = {
  /** Wrong passwords for one account from one address. */
  'sign-in:account-address': { points: 10, perSeconds: 15 * minute },
  /** Wrong passwords for one account from everywhere (NIST SP 800-63B asks for 100 at most). */
  'sign-in:account': { points: 100, perSeconds: hour },
  /** Sign-ins, right or wrong, on a device that the account's owner has signed in on. It spends nothing else. */
  'sign-in:device': { points: 20, perSeconds: 15 * minute },
  /** Sign-ins, right or wrong, from one address. */
  'sign-in:address': { points: 60, perSeconds: 10 * minute },
  'sign-up:address': { points: 20, perSeconds: hour },
  /**
   * Mails that anybody can cause for one person, each kind by itself, so that none uses up another. What is beyond is
   * not sent, and nobody is told. Links live longer than these times, so one that works has been sent by then.
   */
  'mail:signup': { points: 5, perSeconds: hour },
  'mail:existing-account': { points: 1, perSeconds: hour },
  'mail:recovery': { points: 1, perSeconds: minute },
  'mail:recovery:more': { points: 3, perSeconds: 15 * minute },
  'mail:email-change': { points: 5, perSeconds: hour },
  /** Confirmations and resets asked for at one address. */
  'resend:address': { points: 30, perSeconds: hour },
  'recovery:address': { points: 30, perSeconds: hour },
  /** Changes of address that one account asks for. */
  'email-change:account': { points: 5, perSeconds: hour },
  /** Links and codes that were tried. */
  'verify:address': { points: 60, perSeconds: 10 * minute },
  'refresh:address': { points: 300, perSeconds: 5 * minute },
  /** Texts read without being spoken; a point for each thousand characters. */
  'text-preview:account': { points: 300, perSeconds: minute },
  'text-preview:address': { points: 600, perSeconds: minute },
  /** The same for visitors: somebody who types and pauses asks twice a second at most. */
  'text-preview:visitor': { points: 60, perSeconds: minute },
  /** Events that are sent to a webhook endpoint because somebody asks for it. */
  'webhook:send': { points: 30, perSeconds: minute },
  /** Listening pages that one account makes; each has its text read. */
  'share:account': { points: 60, perSeconds: hour },
  /** Pages and sounds that one address opens, and openings of one sound: players ask for it in parts. */
  'listen:address': { points: 240, perSeconds: minute },
  'listen:page': { points: 3_000, perSeconds: hour },
  /** Messages through the contact form, and under one e-mail address, to which an acknowledgement goes. */
  'contact:address': { points: 5, perSeconds: hour },
  'contact:email': { points: 5, perSeconds: hour },
  /** Replies by one administrator: each is a mail. */
  'inbox-reply:account': { points: 120, perSeconds: hour },
  /** Answers by mail to one message. */
  'inbound-mail:thread': { points: 60, perSeconds: hour },
  /** Keys that do not exist. */
  'api-key:address': { points: 60, perSeconds: minute },
  /** Keys created, changed and rotated by one account. Revoking is never refused. */
  'api-key:change': { points: 60, perSeconds: hour },
  /** Keys shown again. */
  'api-key:reveal': { points: 5, perSeconds: hour },
  /** Programs that start the device flow, and how often all of them at one address may poll. */
  'device-start:address': { points: 30, perSeconds: 10 * minute },
  'device-poll:address': { points: 600, perSeconds: 5 * minute },
  /** Codes that somebody typed, right or wrong. */
  'device-code:account': { points: 20, perSeconds: 10 * minute },
  'device-code:address': { points: 60, perSeconds: 10 * minute },
  /** Requests of one account, whatever its keys and sessions; the number is the operator's. */
  'request:account': { points: 600, perSeconds: minute },
} as const satisfies Record<string, RateRule>;

export type RateRuleName = keyof typeof rateRules;
