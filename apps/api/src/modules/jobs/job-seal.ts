import { gunzipSync, gzipSync } from 'node:zlib';
import type { LongSpeechSettings, TimedText } from '#src/modules/speech/long-speech/long-speech.service.ts';
import { type MasterSecret, openWithAny } from '#src/secrets/master-secret.ts';
import { seal, sealBytes, tryUnseal, tryUnsealBytes } from '#src/secrets/opaque-token.ts';

/** What somebody wrote about a job. */
export interface JobSettings {
  readonly title: string;
  readonly said: LongSpeechSettings;
}

/** Encrypts what people have spoken, under the key outside the database. */
export interface JobSeal {
  sealSettings(jobId: string, settings: JobSettings): Buffer;
  /** Without a title where it was sealed under another key. */
  openSettings(jobId: string, sealed: Buffer): JobSettings;
  sealText(jobId: string, position: number, text: string): Buffer;
  /** @returns `undefined` where it was sealed under another key. */
  openText(jobId: string, position: number, sealed: Buffer): string | undefined;
  sealTimes(jobId: string, position: number, times: TimedText): Buffer;
  /** @returns `undefined` where it was sealed under another key. */
  openTimes(jobId: string, position: number, sealed: Buffer): TimedText | undefined;
}

/** A seal is bound to its job, so that it cannot be moved to another one. */
export const jobSettingsPurpose = (jobId: string): string => `job ${jobId}`;

/** The same for the text of a segment. */
export const jobTextPurpose = (jobId: string, position: number): string => `job ${jobId} ${position}`;

/** The same for when the words of a segment sound. */
export const jobTimesPurpose = (jobId: string, position: number): string => `job ${jobId} ${position} times`;

const inWholeNumbers = (_key: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value) : value;

export function createJobSeal(masterSecret: MasterSecret): JobSeal {
  return {
    sealSettings: (jobId, settings) => seal(masterSecret.current, jobSettingsPurpose(jobId), JSON.stringify(settings)),
    openSettings(jobId, sealed) {
      const settings = openWithAny(masterSecret, (secret) => tryUnseal(secret, jobSettingsPurpose(jobId), sealed));
      return settings === undefined ? { title: '', said: {} } : (JSON.parse(settings) as JobSettings);
    },
    sealText: (jobId, position, text) => seal(masterSecret.current, jobTextPurpose(jobId, position), text),
    openText: (jobId, position, sealed) =>
      openWithAny(masterSecret, (secret) => tryUnseal(secret, jobTextPurpose(jobId, position), sealed)),
    // In whole milliseconds and packed, times take an eighth of the room.
    sealTimes: (jobId, position, times) =>
      sealBytes(
        masterSecret.current,
        jobTimesPurpose(jobId, position),
        gzipSync(JSON.stringify(times, inWholeNumbers)),
      ),
    openTimes(jobId, position, sealed) {
      const purpose = jobTimesPurpose(jobId, position);
      const bytes = openWithAny(masterSecret, (secret) => tryUnsealBytes(secret, purpose, sealed));
      return bytes && (JSON.parse(gunzipSync(bytes).toString()) as TimedText);
    },
  };
}
