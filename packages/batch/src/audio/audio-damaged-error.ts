/** Sound that cannot be what the service sent: cut off, or not of the format asked for. Asking again may help. */
export class AudioDamagedError extends Error {
  override readonly name = 'AudioDamagedError';
  readonly code = 'audio_damaged';
}
