import { messageLevelOf } from '../wire/index.ts';
import { ApiError, type ApiErrorKind } from './api-error.ts';
import { readEnvelope } from './read-envelope.ts';

/** An answer with its body read. */
export interface Answer {
  readonly httpStatus: number;
  readonly statusText: string;
  readonly text: string;
  /** The header `Retry-After`: seconds. */
  readonly retryAfter?: string | null;
}

/** What an envelope held, and whether the status that counts was that of the HTTP answer or of the envelope in it. */
export type Opened =
  | { readonly payload: unknown }
  | { readonly error: ApiError; readonly from: 'http' | 'body' };

const kindByStatus: Readonly<Record<number, ApiErrorKind>> = {
  401: 'unauthorized',
  502: 'maintenance',
  503: 'maintenance',
};

/**
 * Codes of refusals of a write that tell nothing about whether an earlier, equal request was carried out. Browsers
 * resend a POST whose connection dropped, and the server then refuses the copy: the first may well have moved money.
 */
const uncertainCodes = new Set(['IdempotencyInProgress', 'ReplayRefused']);

/** Whether a refused write may still have been carried out: the server broke down, or gave up waiting. */
function isUncertain(status: number, code: string | undefined): boolean {
  return status >= 500 || status === 408 || uncertainCodes.has(code ?? '');
}

/** Opens the envelope of an answer: its payload, or the typed error that it means. */
export function openEnvelope({ httpStatus, statusText, text, retryAfter }: Answer, isWrite: boolean): Opened {
  const body = readEnvelope(text);
  const httpOk = httpStatus >= 200 && httpStatus < 300;
  if (httpOk && body?.isSuccessStatusCode && body.httpStatusCode < 400) return { payload: body.payload };
  if (httpOk && !body) {
    const error = new ApiError({ kind: 'invalid-response', httpStatus, mayHaveMoved: isWrite });
    return { error, from: 'http' };
  }

  const status = httpOk && body ? body.httpStatusCode : httpStatus;
  const error = new ApiError({
    kind: kindByStatus[status] ?? 'http',
    level: messageLevelOf(body?.level, status),
    message: body?.message ?? statusText,
    httpStatus: status,
    code: body?.code,
    mayHaveMoved: isWrite && isUncertain(status, body?.code),
    waitSeconds: /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) : undefined,
  });
  return { error, from: httpOk ? 'body' : 'http' };
}
