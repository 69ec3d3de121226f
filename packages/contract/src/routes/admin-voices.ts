import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import {
  AddVoiceBody,
  NeuralVoices,
  UpdateVoiceTableBody,
  VoiceParams,
  VoiceTable,
  VoiceTask,
} from '../neural-voices.ts';

const base = '/api/v1/admin/voices';
const shared = { tag: 'Neural voices', audience: 'admin' } as const;

export const listNeuralVoices = defineRoute({
  operationId: 'listNeuralVoices',
  method: 'GET',
  paths: [base],
  ...shared,
  summary: 'List the neural voices that can be added, and those that are',
  response: NeuralVoices,
  errors: [],
});

export const addNeuralVoice = defineRoute({
  operationId: 'addNeuralVoice',
  method: 'POST',
  paths: [`${base}/:id/add`],
  ...shared,
  summary: 'Download and install a neural voice',
  description:
    'Goes on when the caller has gone; `voices` among the events says when something has changed. A download that broke off goes on where it was.',
  params: VoiceParams,
  body: AddVoiceBody,
  status: 202,
  response: VoiceTask,
  errors: ['not_found', 'voice_licence_changed', 'voice_commercial_use_refused', 'voice_task_running'],
});

export const verifyNeuralVoice = defineRoute({
  operationId: 'verifyNeuralVoice',
  method: 'POST',
  paths: [`${base}/:id/verify`],
  ...shared,
  summary: 'Check the files of a neural voice, and measure how it speaks here',
  params: VoiceParams,
  status: 202,
  response: VoiceTask,
  errors: ['not_found', 'voice_task_running'],
});

export const removeNeuralVoice = defineRoute({
  operationId: 'removeNeuralVoice',
  method: 'DELETE',
  paths: [`${base}/:id`],
  ...shared,
  summary: 'Remove a neural voice',
  description: 'The voices that it spoke for are spoken by the built-in voice again.',
  params: VoiceParams,
  status: 204,
  response: z.void(),
  errors: ['not_found', 'voice_task_running'],
});

export const cancelVoiceTask = defineRoute({
  operationId: 'cancelVoiceTask',
  method: 'DELETE',
  paths: [`${base}/tasks/:id`],
  ...shared,
  summary: 'Stop work on a neural voice',
  description: 'What was downloaded so far is kept for the next try.',
  params: z.strictObject({ id: z.uuid() }),
  status: 204,
  response: z.void(),
  errors: ['not_found'],
});

export const updateVoiceTable = defineRoute({
  operationId: 'updateVoiceTable',
  method: 'PUT',
  paths: [`${base}/table`],
  ...shared,
  summary: 'Change who speaks for which voice or dialect',
  description: 'Counts from the next text on.',
  body: UpdateVoiceTableBody,
  response: VoiceTable,
  errors: ['voice_table_changed', 'voice_table_invalid'],
});
