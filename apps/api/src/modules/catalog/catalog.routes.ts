import {
  characterOf,
  dialects,
  openAiVoices,
  planIds,
  plans,
  routes,
  trialDays,
  voiceCharacters,
  voices,
} from '@rakhim/contract';
import type Router from '@koa/router';
import { type Language, locales } from '@rakhim/i18n';
import { bindRoute } from '#src/http/bind-route.ts';
import type { RequestState } from '#src/http/request-state.ts';

export interface CatalogRoutesOptions {
  readonly router: Router<RequestState>;
  /** False: there are no plans to choose from. */
  readonly isSelling: boolean;
}

/** Binds the routes of plans and voices: public, the same for everyone, read from the contract. */
export function bindCatalogRoutes({ router, isSelling }: CatalogRoutesOptions): void {
  bindRoute(router, routes.listVoices, async ({ query, state }) => ({
    voices: voices
      .filter((voice) => !query.dialect || voice.dialect === query.dialect)
      .map((voice) => presentVoice(voice, state.language)),
    dialects: dialects.map((dialect) => ({ ...dialect, name: dialect.name[state.language] })),
  }));

  bindRoute(router, routes.listOpenAiVoices, async ({ state }) => ({
    voices: voices.map((voice) => ({
      ...presentVoice(voice, state.language),
      aliases: Object.keys(openAiVoices).filter((name) => openAiVoices[name] === voice.id),
    })),
  }));

  bindRoute(router, routes.listPlans, async ({ state }) => ({
    plans: (isSelling ? planIds : []).map((id) => presentPlan(id, state.language)),
  }));
}

const tierOf = new Map(dialects.map((dialect) => [dialect.id, dialect.tier]));

function presentVoice(voice: (typeof voices)[number], language: Language) {
  return {
    ...voice,
    name: voice.name[language],
    character: characterOf(voice.id, language),
    goodFor: voiceCharacters[voice.id].goodFor[language],
    tier: tierOf.get(voice.dialect) ?? 'standard',
  };
}

function presentPlan(id: (typeof planIds)[number], language: Language) {
  const { name, priceCents, charactersPerPeriod, concurrency, entitlements, isHighlighted } = plans[id];
  const texts = locales[language].plans;
  return {
    id,
    name: name[language],
    description: texts.descriptions[id],
    priceCents,
    currency: 'usd' as const,
    interval: 'month' as const,
    trialDays,
    characterLimit: charactersPerPeriod,
    concurrency,
    entitlements: [...entitlements],
    features: [...texts.features[id]],
    isHighlighted,
  };
}
