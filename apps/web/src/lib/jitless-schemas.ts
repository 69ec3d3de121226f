/**
 * Zod would look whether it may make code out of text, which the content security policy refuses, loudly. This is the
 * object in which it keeps its settings for all its copies on a page; written here before zod is there, nobody has to
 * load zod to say so.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

export {};
