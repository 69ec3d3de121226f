/** The sample rate of everything we hand out, in hertz. */
export const sampleRate = 24_000;

/** Encoded formats, with the media type each is served under. */
export const audioFormats = ['mp3', 'wav', 'ogg'] as const;
export type AudioFormat = (typeof audioFormats)[number];

export const mediaTypes = {
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
} as const satisfies Record<AudioFormat, string>;
