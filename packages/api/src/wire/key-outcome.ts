import type { MoveAnswer } from '@dayfare/domain/money';
import * as z from 'zod/mini';

/** Names a call that moves money by the idempotency key that it was sent with. */
export const transferKey = z.object({ idempotencyKey: z.string().check(z.regex(/^[\w-]{8,128}$/)) });

/** What a closed idempotency key stands for, for good; `receipt` is the payload of the call that moves the money. */
export function keyOutcome<Receipt extends z.ZodMiniType>(receipt: Receipt) {
  return z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('done'), receipt }),
    /** The server's code for why nothing moved. */
    z.object({ outcome: z.literal('refused'), refusalCode: z.string() }),
    /** Nothing has moved, and nothing will. */
    z.object({ outcome: z.literal('closed') }),
  ]);
}

/** What a closed idempotency key stands for, as on the wire. */
export type WireKeyOutcome<Receipt> =
  | { readonly outcome: 'done'; readonly receipt: Receipt }
  | { readonly outcome: 'refused'; readonly refusalCode: string }
  | { readonly outcome: 'closed' };

/** What the server says of a key, with its receipt as `read` reads it. */
export function moveAnswerFromWire<Wire, Receipt>(
  answer: WireKeyOutcome<Wire>,
  read: (receipt: Wire) => Receipt,
): MoveAnswer<Receipt> {
  if (answer.outcome === 'done') return { status: 'done', receipt: read(answer.receipt) };
  return answer.outcome === 'refused'
    ? { status: 'refused', reason: answer.refusalCode }
    : { status: 'closed' };
}
