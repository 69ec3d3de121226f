/** The facts about the sound of one part that joining needs. */
export interface PartSound {
  readonly format: 'mp3' | 'wav' | 'ogg';
  readonly durationMs: number;
  readonly sampleRate: number;
  readonly channels: number;
  /** Only MP3: the first frame's header, hexadecimal, from which frames of silence are made. */
  readonly frameHeader?: string;
}
