/** Numbers from 0 to 1 that are the same each time. Source: Park and Miller 1988. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
