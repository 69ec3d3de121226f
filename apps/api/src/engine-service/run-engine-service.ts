import type { Config } from '#src/config/config.ts';
import { createLogger } from '#src/observability/logger.ts';
import { createSpeechEngine } from '#src/providers/speech/create-speech-engine.ts';
import { openVoices } from '#src/providers/speech/voice-table/open-voices.ts';
import { stopOnSignal } from '#src/stop-on-signal.ts';
import { createEngineServer } from './engine-server.ts';

const drainMs = 25_000;

/** Runs a process that only speaks, for processes of the API elsewhere, until it is told to stop. */
export async function runEngineService(config: Config, secret: string): Promise<void> {
  const logger = createLogger(config.log.level);
  const voices = await openVoices(await createSpeechEngine(config.speech), {
    ...config.voices,
    isSelling: config.billing.isSelling,
  });
  const { engine } = voices;
  const server = createEngineServer({ engine, secret, openMax: config.usage.openRequestsMax, logger });
  const { url } = await server.listen(config.http.host, config.http.port);
  stopOnSignal(logger, async () => {
    await server.stop(drainMs);
    await engine.close();
  });
  logger.info({ url }, 'listening');
}
