import { type MoneyReason, moneyReasons } from '@dayfare/domain/money';
import { says } from '@dayfare/domain/money/reasons/texts.en';
import type { AnySchema, InferSchemaInput, InferSchemaOutput } from '@orpc/contract';
import { type DelayMode, delay, type HttpHandler, HttpResponse } from 'msw';
import {
  type Call,
  enclose,
  encloseError,
  type MessageLevel,
  messageLevels,
  reasonAnswers,
} from '../wire/index.ts';
import { handle, inputOf } from './handle.ts';
import { heldRequests } from './held-requests.ts';

/** How a mock answers. */
export interface AnswerOptions {
  /** Delay in milliseconds, or `real` for a typical one. Default none. */
  readonly delay?: number | DelayMode | undefined;
  /** Delays the response until this resolves. Default: at once. */
  readonly until?: Promise<unknown> | undefined;
  /** Number of responses before the call's next handler takes over. Default: unlimited. */
  readonly times?: number | undefined;
}

type PayloadOf<Payload extends AnySchema> = InferSchemaInput<Payload>;

/** The payload, or a function of the input: `answer(call, (input) => …)`. */
export type Answering<Input extends AnySchema, Payload extends AnySchema> =
  | PayloadOf<Payload>
  | ((input: InferSchemaOutput<Input>) => PayloadOf<Payload>);

function isFunction<Argument, Result>(value: unknown): value is (argument: Argument) => Result {
  return typeof value === 'function';
}

async function held({ delay: pause, until }: AnswerOptions): Promise<void> {
  if (pause === 'infinite') heldRequests.add();
  if (pause !== undefined) await delay(pause);
  await until;
}

/** Responds to a call with a payload in its envelope. The payload must match the contract. */
export function answer<Input extends AnySchema, Payload extends AnySchema>(
  call: Call<Input, Payload>,
  answering: Answering<Input, Payload>,
  options: AnswerOptions = {},
): HttpHandler {
  return handle(call, options.times, async ({ request, params }) => {
    await held(options);
    const payload = isFunction<unknown, PayloadOf<Payload>>(answering)
      ? answering(await inputOf(call, request, params))
      : answering;
    return HttpResponse.json(enclose(payload));
  });
}

/** A refusal: HTTP status, code, and the message for the user. */
export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** Default: follows from the status. */
  readonly level?: MessageLevel | undefined;
}

/** A reason of the table, as the server answers with it. */
function refusalFor(code: MoneyReason): Refusal {
  return { ...reasonAnswers[moneyReasons[code].kind], code, message: says[code] };
}

/** Refuses a call as the server does; with a code of the table of reasons, status, level and message follow from it. */
export function refuse<Input extends AnySchema, Payload extends AnySchema>(
  call: Call<Input, Payload>,
  refusal: Refusal | MoneyReason,
  options: AnswerOptions = {},
): HttpHandler {
  const { status, code, message, level } = typeof refusal === 'string' ? refusalFor(refusal) : refusal;
  return handle(call, options.times, async () => {
    await held(options);
    const error = {
      apiErrorString: message,
      apiErrorCode: code,
      ...(level && { level: messageLevels[level] }),
    };
    return HttpResponse.json(encloseError(status, error, code), { status });
  });
}

/** Never responds: for loading states. */
export function never<Input extends AnySchema, Payload extends AnySchema>(
  call: Call<Input, Payload>,
): HttpHandler {
  return handle(call, undefined, async () => {
    await held({ delay: 'infinite' });
    return HttpResponse.error();
  });
}

/** Drops the connection, so that the outcome is unknown. */
export function dropped<Input extends AnySchema, Payload extends AnySchema>(
  call: Call<Input, Payload>,
  options: Pick<AnswerOptions, 'times'> = {},
): HttpHandler {
  return handle(call, options.times, async () => HttpResponse.error());
}
