/** Every limit on what may be sent, in one place. Texts are counted by `countCharacters`. */
export const limits = {
  /** Characters of text when the answer is one JSON document. */
  textCharactersMax: 5_000,
  /** Characters of text when the audio is streamed. */
  streamedTextCharactersMax: 20_000,
  /** Minutes of sound that one request may make: 20,000 characters of prose at the slowest rate take about 75. */
  soundMinutesMax: 120,
  /**
   * Seconds that a text may sound at a voice's own pace: so many, and so many more for each character. With the learned
   * voices a character takes 0.09 in prose, 0.16 in a list of short words, 0.25 in a report or a list of prices, 0.29
   * in codes and dates, 0.42 in telephone numbers and 0.63 in nothing but digits (2026-11-23). So whatever is said in
   * words passes at any length, a list of thirty telephone numbers does, and digits by the thousand do not.
   */
  spokenSecondsFree: 60,
  spokenSecondsPerCharacter: 0.3,
  styleInstructionCharactersMax: 500,
  /** Characters of a text that is read for somebody without an account. */
  visitorPreviewCharactersMax: 300,
  /** Takes of one text. */
  takesMax: 1_000,
  /** Paragraphs of one text that are spoken one by one, so that each can be kept by itself. */
  paragraphsMax: 500,
  /** Readings that one request may choose, and characters of each with its vowels. */
  readingsMax: 500,
  readingCharactersMax: 400,
  /**
   * Letters that a reading may have for each character that it stands for. An emoji is read in eighteen, a digit in
   * four.
   */
  readingLettersPerCharacterMax: 10,
  /**
   * Letters that the readings of a text may be longer than what they stand for: so many, and this share of the text's
   * characters.
   */
  readingLettersAddedMax: 20,
  readingLettersAddedShareMax: 0.2,
  /**
   * Bytes of a request body: 20,000 characters, each escaped as six bytes (`\u0645`), and room for readings and the
   * rest.
   */
  bodyBytesMax: 192 * 1024,
  /**
   * Bytes of sound in one JSON answer, which is held in memory as a whole: over an hour of MP3, eleven minutes of WAV.
   */
  fileBytesMax: 32 * 1024 * 1024,
  /** Bytes of one sound that the history keeps: the longest utterance, uncompressed. */
  keptSoundBytesMax: 512 * 1024 * 1024,
  requestIdCharactersMax: 64,
  /** Listening pages that one account can have at a time, and the days for which each can be opened. */
  sharesMax: 100,
  shareDaysUsual: 30,
  shareDaysMax: 365,
  /** ASCII characters of an `Idempotency-Key`. */
  idempotencyKeyCharactersMax: 255,
  /** API keys that one account can have at a time. */
  apiKeysMax: 25,
  apiKeyNameCharactersMax: 60,
  /** Seconds for which a rotated key may go on working beside its successor. */
  apiKeyOverlapSecondsMax: 86_400,
  /** The shortest password; an operator may ask for longer ones, never for shorter. */
  passwordCharactersMin: 6,
  passwordCharactersMax: 128,
  emailCharactersMax: 254,
  personNameCharactersMax: 100,
  contactNameCharactersMin: 2,
  contactNameCharactersMax: 100,
  contactSubjectCharactersMin: 5,
  contactSubjectCharactersMax: 200,
  contactMessageCharactersMin: 20,
  contactMessageCharactersMax: 5_000,
  /** A reply of an administrator, and what is kept of an answer that came by mail. */
  inboxReplyCharactersMax: 20_000,
  inboxNoteCharactersMax: 5_000,
  inboxLabelsMax: 10,
  inboxLabelCharactersMax: 40,
  /** Messages that one change can take in. */
  inboxBulkMax: 200,
  inboxPageMax: 100,
  inboxSearchCharactersMax: 200,
  /** Filters that one administrator can save. */
  inboxViewsMax: 50,
  inboxViewNameCharactersMax: 60,
  /** Days after the last word for which messages can be kept. */
  inboxRetentionDaysMin: 7,
  inboxRetentionDaysMax: 3_650,
  /** Bytes of one mail that comes in. */
  inboundMailBytesMax: 2 * 1024 * 1024,
} as const;

/** How far a voice can be made faster, slower, higher or lower before it breaks. */
export const prosodyLimits = {
  /** Factors of the voice's own pace. */
  speed: { min: 0.5, max: 2 },
  /** Semitones above and below the voice's own pitch. */
  pitch: { min: -6, max: 6 },
} as const;
