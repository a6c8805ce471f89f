import type { contract } from '@dayfare/api/contract';

type Contract = typeof contract;

/**
 * A proof of who asks, beside the session: a code that was sent where codes go; one that names a payment, above the limit of a day; or one that was sent
 * to the address that is about to be replaced.
 */
type Proof = 'code' | 'payment' | 'oldChannel';

/** How an owner learns of it: by the other channel than the code's, by the channel that is replaced, by a message, or by the receipt. */
type Notice = 'otherChannel' | 'oldChannel' | 'message' | 'receipt';

/** What a call needs beside a session. */
export type ProofRule =
  | 'reads'
  | { readonly proof: Proof; readonly tells: Notice }
  | { readonly proof: null; readonly because: string };

/** Rules for all calls of an area. */
export type ProofRulesOf<Area extends keyof Contract> = Readonly<Record<keyof Contract[Area], ProofRule>>;

/** Rules of calls that change nothing. */
export function reads<const Name extends string>(...names: readonly Name[]): Record<Name, 'reads'> {
  return Object.fromEntries(names.map((name) => [name, 'reads'])) as Record<Name, 'reads'>;
}

/** Rules of calls that write and need no proof, with the reason. */
export function none<const Name extends string>(because: string, names: readonly Name[]) {
  const rule = { proof: null, because } as const;
  return Object.fromEntries(names.map((name) => [name, rule])) as Record<Name, typeof rule>;
}
