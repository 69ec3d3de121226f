/** Highest frequency of the sound, in hertz. */
export const nyquistHz = 12_000;
/** Bilinear warp of the frequency axis that the model's cepstra are on, at 24 kHz. */
const alpha = 0.466;

/** The angle of a frequency on the cepstra's axis, 0 to π: that of an all-pass of first order. */
export function angleOf(hz: number): number {
  const angle = (Math.PI * hz) / nyquistHz;
  return angle + 2 * Math.atan2(alpha * Math.sin(angle), 1 - alpha * Math.cos(angle));
}

/** The frequency at an angle of the cepstra's axis: the same all-pass the other way. */
export function hertzAt(angle: number): number {
  const plain = angle - 2 * Math.atan2(alpha * Math.sin(angle), 1 + alpha * Math.cos(angle));
  return (plain * nyquistHz) / Math.PI;
}
