import { countCharacters } from '@rakhim/contract';
import { SpanKind, SpanStatusCode, context, propagation, trace } from '@opentelemetry/api';
import type { SpeechEngine, SpeechEvent } from '#src/providers/speech/speech-engine.ts';

const tracer = trace.getTracer('rakhim');

/** Headers by which a service that we call knows which trace it belongs to; none where nothing is traced. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}

/** Does a job inside a span, within the trace of whoever asked for it; `headers` are those it was sent with. */
export function traceJob<Result>(
  name: string,
  headers: Readonly<Record<string, unknown>>,
  work: () => Promise<Result>,
): Promise<Result> {
  const parent = propagation.extract(context.active(), headers);
  const span = tracer.startSpan(`job ${name}`, { kind: SpanKind.CONSUMER }, parent);
  return context.with(trace.setSpan(parent, span), async () => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** What a line of the log says of the trace that it belongs to. */
export function describeTrace(): Record<string, string> {
  const span = trace.getActiveSpan()?.spanContext();
  return span ? { trace_id: span.traceId, span_id: span.spanId } : {};
}

export interface RequestTrace {
  readonly method: string;
  readonly requestId: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Does the work of a request inside a span. @returns what ends the span, once the answer has been sent. */
export function traceRequest<Result>(
  { method, requestId, headers }: RequestTrace,
  work: () => Result,
): { readonly result: Result; readonly end: (route: string, status: number) => void } {
  const parent = propagation.extract(context.active(), headers);
  const span = tracer.startSpan(method, { kind: SpanKind.SERVER }, parent);
  // The route’s pattern and never the address: people put secrets into addresses.
  span.setAttributes({ 'http.request.method': method, 'rakhim.request_id': requestId });
  return {
    result: context.with(trace.setSpan(parent, span), work),
    end(route, status) {
      span.updateName(`${method} ${route}`);
      span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
      if (status >= 500) {
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
    },
  };
}

/** Has every utterance of an engine be a span, whose first sound is an event. Of the text, it says how long it is. */
export function withEngineTrace<E extends Pick<SpeechEngine, 'name' | 'synthesize'>>(engine: E): E {
  async function* synthesize(
    ...[request, signal]: Parameters<SpeechEngine['synthesize']>
  ): AsyncGenerator<SpeechEvent> {
    const span = tracer.startSpan('speak', {
      kind: SpanKind.CLIENT,
      attributes: { 'rakhim.engine': engine.name, 'rakhim.characters': countCharacters(request.text) },
    });
    const inside = trace.setSpan(context.active(), span);
    const events = context.with(inside, () => engine.synthesize(request, signal)[Symbol.asyncIterator]());
    let isHeard = false;
    try {
      for (;;) {
        const next = await context.with(inside, () => events.next());
        if (next.done === true) {
          return;
        }
        const { value } = next;
        if (value.type === 'audio' && !isHeard) {
          isHeard = true;
          span.addEvent('first sound');
        }
        yield value;
      }
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
      await context.with(inside, () => events.return?.());
    }
  }

  return Object.create(engine, { synthesize: { value: synthesize } }) as E;
}
