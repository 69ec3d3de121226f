/** A bar is as wide as the gap beside it, as in square Kufic. */
export const barPitch = 2;
/** Heights go from 1 to 8 units; each stands on both sides of the middle. */
export const barsHeight = 16;

/**
 * The path of bars of these heights on a grid of 16 units.
 *
 * @param first the first that is drawn; those before it keep their room.
 */
export function drawBars(levels: readonly number[], first = 0): string {
  return levels
    .map((level, index) => (index < first ? '' : `M${index * barPitch} ${barsHeight / 2 - level}h1v${2 * level}h-1z`))
    .join('');
}
