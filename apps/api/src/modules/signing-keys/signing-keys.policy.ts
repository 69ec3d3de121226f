/** ECDSA on P-256: what every library that verifies tokens can do. */
export const signingAlgorithm = 'ES256';

const dayMs = 86_400_000;

/** A key signs for a month and is accepted for a week longer, so a rotation signs nobody out. */
export const signsForMs = 30 * dayMs;
export const acceptedForMs = 37 * dayMs;
