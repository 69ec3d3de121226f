import type { Route } from './define-route.ts';
import { streamEvents } from './routes/events.ts';
import { deleteMe, endSession, exportMe, getMe, listSessions, updateMe } from './routes/account.ts';
import { createApiKey, listApiKeys, regenerateApiKey, revealApiKey, revokeApiKey, rotateApiKey, updateApiKey } from './routes/api-keys.ts';
import {
  createToken,
  getAuthSettings,
  getJwks,
  getUser,
  recoverPassword,
  resendLink,
  signOut,
  signUp,
  updateUser,
  verifyLink,
} from './routes/auth.ts';
import { deleteHistory, deleteHistoryItem, getHistoryAudio, getHistoryItem, getHistorySettings, listHistory, updateHistorySettings } from './routes/history.ts';
import { createCheckout, createPortal, getSubscription, receiveStripeEvent } from './routes/billing.ts';
import { finishOAuth, startOAuth } from './routes/oauth.ts';
import { listPlans, listVoices } from './routes/catalog.ts';
import { getLiveness, getMetrics, getOpenApi, getReadiness, getStatus } from './routes/health.ts';
import { createSpeech } from './routes/speech.ts';
import { createTimedSpeech } from './routes/timed-speech.ts';
import { previewText } from './routes/text.ts';
import { getUsage, getUsageReport } from './routes/usage.ts';

/** The route table: everything the API answers, and nothing else. */
export const routes = {
  createSpeech,
  createTimedSpeech,
  previewText,
  getUsage,
  getUsageReport,
  listHistory,
  getHistoryItem,
  getHistoryAudio,
  deleteHistoryItem,
  deleteHistory,
  getHistorySettings,
  updateHistorySettings,
  streamEvents,
  getSubscription,
  createCheckout,
  createPortal,
  receiveStripeEvent,
  listVoices,
  listPlans,
  getStatus,
  signUp,
  createToken,
  verifyLink,
  resendLink,
  recoverPassword,
  getUser,
  updateUser,
  signOut,
  startOAuth,
  finishOAuth,
  getAuthSettings,
  getJwks,
  getMe,
  updateMe,
  deleteMe,
  exportMe,
  listSessions,
  endSession,
  listApiKeys,
  createApiKey,
  regenerateApiKey,
  rotateApiKey,
  updateApiKey,
  revealApiKey,
  revokeApiKey,
  getLiveness,
  getReadiness,
  getOpenApi,
  getMetrics,
} as const satisfies Record<string, Route>;
