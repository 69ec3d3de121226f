import { routes } from '@rakhim/contract';
import type Router from '@koa/router';
import type { Middleware } from 'koa';
import { requireSession } from '#src/guards/authenticate-session.ts';
import { bindRoute } from '#src/http/bind-route.ts';
import type { RequestState } from '#src/http/request-state.ts';
import { presentTable, presentTask } from './neural-voices.presenter.ts';
import type { NeuralVoicesService, VoiceActor } from './neural-voices.service.ts';
import type { VoiceTasksService } from './tasks/voice-tasks.service.ts';

export interface NeuralVoicesRoutesOptions {
  readonly router: Router<RequestState>;
  readonly neuralVoices: NeuralVoicesService;
  readonly voiceTasks: VoiceTasksService;
  /** The guard that lets only administrators pass. */
  readonly administrators: Middleware<RequestState>[];
  readonly parseBody: Middleware;
}

export function bindNeuralVoicesRoutes(options: NeuralVoicesRoutesOptions): void {
  const { router, neuralVoices, voiceTasks, administrators, parseBody } = options;
  const withBody = [...administrators, parseBody];

  bindRoute(router, routes.listNeuralVoices, async ({ state }) => neuralVoices.list(state.translate), administrators);
  bindRoute(
    router,
    routes.addNeuralVoice,
    async ({ params, body, ctx, state }) =>
      presentTask(await neuralVoices.add(params.id, body.licenceSha256, actorOf(ctx)), state.translate),
    withBody,
  );
  bindRoute(
    router,
    routes.verifyNeuralVoice,
    async ({ params, ctx, state }) => presentTask(await neuralVoices.verify(params.id, actorOf(ctx)), state.translate),
    administrators,
  );
  bindRoute(router, routes.cancelVoiceTask, async ({ params }) => voiceTasks.stop(params.id), administrators);
  bindRoute(
    router,
    routes.removeNeuralVoice,
    async ({ params, ctx }) => neuralVoices.remove(params.id, actorOf(ctx)),
    administrators,
  );
  bindRoute(
    router,
    routes.updateVoiceTable,
    async ({ body, ctx }) => presentTable(await neuralVoices.updateTable(body, actorOf(ctx))),
    withBody,
  );
}

function actorOf(ctx: Parameters<typeof requireSession>[0]): VoiceActor {
  return { accountId: requireSession(ctx).account_id, requestId: ctx.state.requestId };
}
