import { parseArgs } from 'node:util';
import { InBothLanguages, IncidentState } from '@rakhim/contract';
import { z } from 'zod';

const options = {
  'title-en': { type: 'string' },
  'title-ar': { type: 'string' },
  'text-en': { type: 'string' },
  'text-ar': { type: 'string' },
  state: { type: 'string' },
  since: { type: 'string' },
} as const;

const Opening = z.object({
  command: z.literal('open'),
  title: InBothLanguages,
  text: InBothLanguages,
  state: IncidentState.default('investigating'),
  startedAt: z.iso
    .datetime({ offset: true })
    .transform((time) => new Date(time))
    .default(() => new Date()),
});
const Update = z.object({
  command: z.literal('update'),
  id: z.coerce.number().int().positive(),
  text: InBothLanguages,
  state: IncidentState,
});
const Order = z.discriminatedUnion('command', [Opening, Update]);
export type IncidentOrder = z.infer<typeof Order>;

/** Reads what `npm run incident` is told to do. @returns undefined where the parameters are not understood. */
export function readIncidentOrder(parameters: readonly string[]): IncidentOrder | undefined {
  try {
    const { values, positionals } = parseArgs({ args: [...parameters], options, allowPositionals: true });
    const [command, id] = positionals;
    return Order.parse({
      command,
      id,
      title: { en: values['title-en'], ar: values['title-ar'] },
      text: { en: values['text-en'], ar: values['text-ar'] },
      state: values.state,
      startedAt: values.since,
    });
  } catch {
    return undefined;
  }
}
