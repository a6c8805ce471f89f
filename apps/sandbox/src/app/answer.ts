import { STATUS_CODES } from 'node:http';
import { type Envelope, enclose, encloseError } from '@dayfare/api/wire';
import { formatMoney } from '@dayfare/domain/money';
import type { Language } from '@dayfare/domain/product';
import { ORPCError, ValidationError } from '@orpc/server';
import { type ErrorCode, Refusal } from '../platform/http/refusal.ts';
import { errorTable } from './generated/error-table.ts';

/** The first field that the contract finds wrong. */
function fieldOf({ cause }: { readonly cause?: unknown }): string | undefined {
  if (!(cause instanceof ValidationError)) return undefined;
  const path = cause.issues[0]?.path?.map((part) => String(typeof part === 'object' ? part.key : part));
  return path?.join('.') || undefined;
}

/** Whether the database refused a value that no column of its kind can hold: PostgreSQL's class 22. */
function isOutOfRange(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isOfClass22 = 'code' in error && typeof error.code === 'string' && /^22...$/.test(error.code);
  return isOfClass22 || isOutOfRange(error.cause);
}

/** The refusal that an exception amounts to; anything we didn't throw ourselves is Unexpected. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof ORPCError) {
    if (error.cause instanceof Refusal) return error.cause;
    if (error.status === 400) return new Refusal('InvalidRequest', undefined, fieldOf(error));
    if (error.status === 404) return new Refusal('NotFound');
  }
  return isOutOfRange(error) ? new Refusal('InvalidRequest') : new Refusal('Unexpected');
}

/** Returns the message for the person: the table's text in their language, with this case's amounts. */
export function messageOf({ code, amounts }: Refusal, language: Language): string {
  return errorTable[code].message[language].replace(/\{(min|max)\}/g, (whole, name: 'min' | 'max') => {
    const amount = amounts?.[name];
    return amounts && amount !== undefined
      ? formatMoney(amount, { currency: amounts.currency, language })
      : whole;
  });
}

/** Writes an envelope. Nothing of ours may stay in a cache. */
function writeEnvelope(envelope: Envelope<unknown>, status = envelope.httpStatusCode): Response {
  return new Response(JSON.stringify(envelope), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  });
}

/** The answer to a call that went well. */
export function answer(payload: unknown): Response {
  return writeEnvelope(enclose(payload));
}

/** The answer to a call that was refused, in the person's language. */
export function refuse(refusal: Refusal, language: Language): Response {
  const { status, level } = errorTable[refusal.code];
  const { code: apiErrorCode, field } = refusal;
  const error = { apiErrorString: messageOf(refusal, language), apiErrorCode, level, field };
  const response = writeEnvelope(encloseError(status, error, STATUS_CODES[status] ?? ''));
  if (refusal.waitSeconds !== undefined) response.headers.set('retry-after', String(refusal.waitSeconds));
  return response;
}

const codeByStatus: Readonly<Record<number, ErrorCode>> = {
  401: 'SessionExpire',
  502: 'ServiceUnavailable',
  503: 'ServiceUnavailable',
};

/** The answer of a fault that names a bare status, as a failing gateway gives it; or only in the body, under HTTP 200. */
export function refuseWithStatus(status: number, language: Language, isInBody = false): Response {
  const kind = codeByStatus[status] ?? 'Unexpected';
  const { level } = errorTable[kind];
  const error = { apiErrorString: messageOf(new Refusal(kind), language), apiErrorCode: kind, level };
  return writeEnvelope(encloseError(status, error, STATUS_CODES[status] ?? ''), isInBody ? 200 : status);
}
