import { main } from './main.mjs';

globalThis.program = { main };
