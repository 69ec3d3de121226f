export { type GoogleStandIn, startGoogleStandIn } from './google/create-google.ts';
export { type Tamper, tampers } from './google/id-tokens.ts';
export { type Mailbox, type MailboxOptions, type ReceivedMail, startMailbox } from './mailbox/mailbox.ts';
export { type MailPageOptions, mailboxPath, renderMail, renderMailList } from './mailbox/mailbox-page.ts';
export { mailboxStyle } from './mailbox/mailbox-style.ts';
export {
  type ReceivedCall,
  type StripeStandIn,
  type StripeStandInOptions,
  startStripeStandIn,
} from './stripe/start-stripe.ts';
