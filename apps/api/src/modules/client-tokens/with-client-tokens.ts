import type { Logger } from 'pino';
import type { UsageService } from '#src/modules/usage/usage.service.ts';
import type { ClientTokensService } from './client-tokens.service.ts';

/**
 * Counts reservations against the client token first, then against the account. A crash in between leaves the token
 * with fewer characters, never with more.
 */
export function withClientTokens(
  usage: UsageService,
  { tokens, logger }: { readonly tokens: ClientTokensService; readonly logger: Logger },
): UsageService {
  return {
    ...usage,
    async reserve(allowance, request) {
      const id = request.apiKey?.clientTokenId;
      if (id === undefined) {
        return usage.reserve(allowance, request);
      }
      const { characters } = request;
      await tokens.spend(id, characters);
      let isOwed = true;
      async function giveBack(): Promise<void> {
        if (isOwed) {
          isOwed = false;
          await tokens.giveBack(id ?? '', characters).catch((error: unknown) => {
            logger.warn({ err: error }, 'a client token keeps characters that were not spoken');
          });
        }
      }
      try {
        const reservation = await usage.reserve(allowance, request);
        return {
          ...reservation,
          async refund() {
            await reservation.refund();
            await giveBack();
          },
        };
      } catch (error) {
        await giveBack();
        throw error;
      }
    },
  };
}
