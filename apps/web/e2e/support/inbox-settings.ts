/** The accounts that become administrators of the product under test. */
export const administrators = ['admin@rakhim.test', 'second-admin@rakhim.test', 'voices-admin@rakhim.test'] as const;
/** With which mails that come in are handed over. */
export const inboundSecret = 'shared-by-the-mail-server-and-the-product';
