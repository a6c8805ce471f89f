/** Someone reading contracts one by one, or done with it. */
export type PagingState =
  /** `page` counts from 1, as in "I Agree 1/3". */
  | { readonly kind: 'reading'; readonly page: number; readonly total: number }
  /** `counter` is the number of contracts agreed to, or -1 after going back from the first. */
  | { readonly kind: 'dismissed'; readonly counter: number; readonly total: number };

/** What can be done on a page. */
export type PagingAction = 'agree' | 'back';

/** Counter of a drawer that was left without agreeing. */
export const leftEarly = -1;

/** A drawer of `total` contracts, opened on the first. Throws RangeError unless there is at least one. */
export function startPaging(total: number): PagingState {
  if (!Number.isSafeInteger(total) || total < 1) {
    throw new RangeError(`A contract drawer holds at least one contract; got ${total}.`);
  }
  return { kind: 'reading', page: 1, total };
}

/** The state after an action. Agreeing to the last contract and going back from the first dismiss; a dismissed drawer stays so. */
export function page(state: PagingState, action: PagingAction): PagingState {
  if (state.kind === 'dismissed') return state;
  const { page: current, total } = state;
  if (action === 'agree') {
    return current < total
      ? { kind: 'reading', page: current + 1, total }
      : { kind: 'dismissed', counter: total, total };
  }
  return current > 1
    ? { kind: 'reading', page: current - 1, total }
    : { kind: 'dismissed', counter: leftEarly, total };
}

/** Whether every contract was agreed to: only then may the policy box be ticked. */
export function hasAgreedToAll(state: PagingState): boolean {
  return state.kind === 'dismissed' && state.counter === state.total;
}
