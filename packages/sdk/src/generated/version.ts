// Written by `npm run generate` from package.json.

export const version = '0.0.0';
