/** How long a text sounds, without word lists. */
export { estimateSpokenSeconds } from './spoken-length/estimate-spoken-seconds.ts';
