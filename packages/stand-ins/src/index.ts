export { type GoogleStandIn, startGoogleStandIn } from './google/create-google.ts';
export { type Tamper, tampers } from './google/id-tokens.ts';
export { type Mailbox, type MailboxOptions, type ReceivedMail, startMailbox } from './mailbox/mailbox.ts';
