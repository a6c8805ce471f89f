import type { ReasonKind } from '@dayfare/domain/money';
import type { MessageLevel } from './message-level.ts';

/** How the server answers with a reason of a kind: the HTTP status and the level. */
export const reasonAnswers = {
  input: { status: 400, level: 'Error' },
  limit: { status: 400, level: 'LimitExceeded' },
  closed: { status: 403, level: 'Warning' },
  state: { status: 409, level: 'Warning' },
  mismatch: { status: 409, level: 'Error' },
  proof: { status: 403, level: 'Forbidden' },
} as const satisfies Readonly<Record<ReasonKind, { readonly status: number; readonly level: MessageLevel }>>;
