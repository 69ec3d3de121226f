import { describe, expect, it } from 'vitest';
import { plainProsody } from '../style/prosody.ts';
import type { VoiceRequest } from '../types.ts';
import { createCrashMemory } from './crash-memory.ts';

function say(text: string): VoiceRequest {
  return { text, dialect: 'msa', gender: 'male', prosody: plainProsody, format: 'mp3', delivery: 'stream' };
}

describe('createCrashMemory', () => {
  it('refuses a request after its second crash, in any format', () => {
    const memory = createCrashMemory();
    memory.note(say('a'));
    expect(memory.isRefused(say('a'))).toBe(false);
    memory.note(say('a'));
    expect(memory.isRefused({ ...say('a'), format: 'wav' })).toBe(true);
    expect(memory.isRefused(say('b'))).toBe(false);
  });

  it('forgets a crash when the request has gone well since', () => {
    const memory = createCrashMemory();
    memory.note(say('a'));
    memory.forget(say('a'));
    memory.note(say('a'));
    expect(memory.isRefused(say('a'))).toBe(false);
  });

  it('keeps a bounded number, so that many bad requests cannot fill the memory', () => {
    const memory = createCrashMemory();
    memory.note(say('first'));
    memory.note(say('first'));
    for (let index = 0; index < 256; index += 1) {
      memory.note(say(String(index)));
    }
    expect(memory.isRefused(say('first'))).toBe(false);
  });
});
