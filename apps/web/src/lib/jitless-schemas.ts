import { config } from 'zod';

// Zod would look whether it may make code out of text, which the content security policy refuses, loudly.
config({ jitless: true });
