/** Sent with every request, so that usage can be told by client. A test compares it with package.json. */
export const version = '0.1.0';
