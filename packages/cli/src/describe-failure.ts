import { CommanderError } from 'commander';
import { CliError, systemCode } from './cli-error.ts';
import { exitCodes } from './exit-codes.ts';
import { type MessageKey, type Translate, printable } from './output/translate.ts';
import { defaultBaseUrl } from './service/base-url.ts';
import { describeUsageFailure } from './usage-failure.ts';

export interface FailureDescription {
  readonly text: string;
  readonly exitCode: number;
}

/**
 * The fields of the SDK's errors that decide; read from the object, so that commands which fail earlier need not load
 * the SDK.
 */
interface ServiceFailure extends Error {
  readonly status: number;
  readonly code: string;
  readonly type: string;
  readonly requestId?: string;
  readonly upgradeUrl?: string;
}

const codesOfPlan = ['quota_exceeded', 'api_key_quota_exceeded', 'subscription_required', 'plan_required'];

/** Exit codes by the families of the service's errors. */
const exitCodesByType: Readonly<Record<string, number>> = {
  authentication_error: exitCodes.authentication,
  invalid_request_error: exitCodes.usage,
};

/** Sentences for what the system says about files. */
const systemSentences: Readonly<Record<string, MessageKey>> = {
  ENOENT: 'fileMissing',
  EACCES: 'fileForbidden',
  EPERM: 'fileForbidden',
  EISDIR: 'fileIsFolder',
  ENOSPC: 'diskFull',
  ENOTDIR: 'fileMissing',
};

/**
 * Describes any thrown error as a sentence and an exit code. The sentence holds no stack, no key and no text of the
 * user.
 */
export function describeFailure(error: unknown, t: Translate, origin = defaultBaseUrl): FailureDescription {
  if (error instanceof CliError) {
    return { text: t(error.key, { origin, ...error.values }), exitCode: error.exitCode };
  }
  if (error instanceof CommanderError) {
    return { text: describeUsageFailure(error, t), exitCode: exitCodes.usage };
  }
  if (isServiceFailure(error)) {
    return describeServiceFailure(error, t);
  }
  const name = error instanceof Error ? error.name : '';
  if (name === 'TimeoutError' || name === 'ConnectionError') {
    const sentence: MessageKey = name === 'TimeoutError' ? 'serviceSilent' : 'serviceUnreachable';
    return { text: t(sentence, { origin }), exitCode: exitCodes.failed };
  }
  const sentence = systemSentences[systemCode(error) ?? ''];
  if (sentence !== undefined) {
    return { text: t(sentence, { path: pathOf(error) }), exitCode: exitCodes.failed };
  }
  return {
    text: t('unexpected', { reason: error instanceof Error ? error.message : String(error) }),
    exitCode: exitCodes.failed,
  };
}

function describeServiceFailure(
  { status, code, type, message, requestId, upgradeUrl }: ServiceFailure,
  t: Translate,
): FailureDescription {
  const sentence = message.replace(`${status} ${code}: `, '');
  const lines = [
    printable(sentence),
    ...(upgradeUrl === undefined ? [] : [t('upgradeAt', { url: upgradeUrl })]),
    ...(type === 'authentication_error' ? [t('howToSignIn')] : []),
    ...(status >= 500 && requestId !== undefined ? [t('quoteRequest', { id: requestId })] : []),
  ];
  const exitCode = codesOfPlan.includes(code) ? exitCodes.quota : (exitCodesByType[type] ?? exitCodes.failed);
  return { text: lines.join('\n'), exitCode };
}

function isServiceFailure(error: unknown): error is ServiceFailure {
  return (
    error instanceof Error &&
    'status' in error &&
    typeof error.status === 'number' &&
    'code' in error &&
    'type' in error
  );
}

function pathOf(error: unknown): string {
  return error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : '';
}
