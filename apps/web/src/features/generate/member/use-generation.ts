import type { CreateSpeechBody } from '@rakhim/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { pathOf } from '#src/config/paths.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { historyKey } from '#src/lib/history-query.ts';
import { usageQuery } from '#src/lib/usage-query.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { showToast } from '#src/stores/toast-store.ts';
import type { Draft } from '../draft.ts';
import { useStudioStore } from '../studio-store.ts';
import { priceKey } from './use-price.ts';
import { requestSpeech } from './request-speech.ts';

/**
 * Runs one generation at a time and shows the last speech in the studio.
 *
 * @returns what speaks a draft, as a request.
 */
export function useGeneration(): (draft: Draft, body: CreateSpeechBody) => Promise<void> {
  const { t } = useTranslation('studio');
  const { t: site } = useTranslation();
  const queries = useQueryClient();
  const language = useLanguage();
  const navigate = useNavigate();
  const utterance = useStudioStore(({ made }) => made?.utterance);
  const { begin, show, succeed, end } = useStudioStore.getState();
  const running = useRef<AbortController>(undefined);
  const unanswered = useRef<{ readonly request: string; readonly key: string }>(undefined);

  useEffect(
    () => () => {
      running.current?.abort();
      running.current = undefined;
    },
    [],
  );
  useEffect(() => {
    const url = utterance?.url;
    return () => (url === undefined ? undefined : URL.revokeObjectURL(url));
  }, [utterance?.url]);

  async function start(draft: Draft, body: CreateSpeechBody): Promise<void> {
    const { take = 1 } = body;
    running.current?.abort();
    utterance?.audio.pause();
    const controller = new AbortController();
    running.current = controller;
    // What the network swallowed may have been spoken and charged: asked for again under its old key, it comes without
    // a second charge.
    const request = JSON.stringify(body);
    const key = unanswered.current?.request === request ? unanswered.current.key : crypto.randomUUID();
    unanswered.current = { request, key };
    begin(() => controller.abort());
    try {
      const speech = await requestSpeech({
        body,
        idempotencyKey: key,
        signal: controller.signal,
        onProgress: (arriving) => running.current === controller && show({ utterance: arriving, draft, take }),
      });
      if (running.current !== controller) {
        speech.audio.pause();
        URL.revokeObjectURL(speech.url);
        return;
      }
      show({ utterance: speech, draft, take });
      if (!speech.isBroken && !controller.signal.aborted) {
        unanswered.current = undefined;
        succeed();
      }
    } catch (error) {
      if (!controller.signal.aborted) {
        unanswered.current = isLost(error) ? unanswered.current : undefined;
        report(error);
      }
    } finally {
      if (running.current === controller) {
        end();
      }
      for (const queryKey of [usageQuery.queryKey, historyKey, priceKey]) {
        void queries.invalidateQueries({ queryKey });
      }
    }
  }

  function report(error: unknown): void {
    const { code, message } = error instanceof ApiError ? error : { code: undefined, message: '' };
    const known = { quota_exceeded: 'errors.quota', subscription_required: 'errors.subscription' } as const;
    if (code === 'quota_exceeded' || code === 'subscription_required') {
      showToast({
        title: t(`${known[code]}.title`),
        body: t(`${known[code]}.body`),
        tone: 'danger',
        action: { label: t('errors.plans'), run: () => void navigate(pathOf('pricing', language)) },
      });
    } else {
      showToast({
        title: t('errors.failed.title'),
        body: code === 'offline' ? site('failure.offline') : message || t('errors.failed.body'),
        tone: 'danger',
      });
    }
  }

  return start;
}

/** Tells whether the outcome of a request is unknown. */
function isLost(error: unknown): boolean {
  return !(error instanceof ApiError) || error.code === 'offline';
}
