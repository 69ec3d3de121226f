/** The content security policy of the pages: load the bundle, play media of the app, and nothing else. */
const directives = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'media-src': "'self' app://media blob:",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
  'object-src': "'none'",
  'require-trusted-types-for': "'script'",
} as const;

/** Sent with every answer of the app's own scheme. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
};
