// Written by `npm run generate` from publisher.json.

/** The service that people sign in to unless they name another. */
export const defaultService = 'https://rakhim.example';
