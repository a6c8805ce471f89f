import type { Person } from './person.ts';
import type { Steer } from './steer-call.ts';

/** A proof that a user is asked for. */
interface AskedProof {
  readonly id: number;
  readonly email: string;
  readonly kind: 'deduction' | 'hours';
  /** `2026-11-20`. */
  readonly day: string;
}

/** What becomes of accounts, cards and transfers: what banks, networks and reviewers do. */
export interface MoneySteering {
  /** Gives an account or card a state of the documents' two sets: `InActive` for one that its bank has closed, `Disconnected` for one whose link has ended; the bank of a `refusing` one refuses debits. */
  readonly setAccount: (id: number, state: string) => Promise<void>;
  /** Gives a person a card or pot that holds this much, in minor units. Gives its number. */
  readonly giveMoney: (person: Pick<Person, 'email'>, pot: string, minor: number) => Promise<number>;
  /** Pays a person a reward for bringing a friend, in minor units. */
  readonly reward: (person: Pick<Person, 'email'>, minor: number) => Promise<void>;
  /** Sets what the bank or card scheme does with payments to a person's account or card, by its name. */
  readonly setRail: (person: Pick<Person, 'email'>, account: string, scenario: string) => Promise<void>;
  /** Pays out the cash of a transfer at the counter. */
  readonly payOutCash: (transaction: string) => Promise<void>;
  /** Approves or voids a transfer that is held. */
  readonly decide: (transaction: string, decision: 'approve' | 'void') => Promise<void>;
  /** What a user is asked to show, as the reviewer sees it. */
  readonly proofOf: (person: Pick<Person, 'email'>, kind: 'deduction' | 'hours') => Promise<AskedProof>;
  /** Decides about a proof in review: `accepted`, or why it is refused. */
  readonly decideProof: (id: number, decision: string) => Promise<void>;
  /** Has the network tell of a person’s card, or its issuer set it: `{ kind: 'purchase', amount: '5', merchant: '…' }`, `{ state: 'ClosedCard' }`. */
  readonly tellCard: (person: Pick<Person, 'email'>, news: Readonly<Record<string, string>>) => Promise<void>;
  /** A picture of a person's identity document, which the scanner can read. */
  readonly documentOf: (person: Pick<Person, 'email'>) => Promise<File>;
}

/** The ways to steer what becomes of money at an origin. */
export function moneySteering(steer: Steer, origin: string): MoneySteering {
  return {
    setAccount: async (id, state) => void (await steer('POST', '/accounts', { id, state })),
    giveMoney: async ({ email }, pot, minor) =>
      ((await steer('POST', '/accounts/held', { email, pot, minor })) as { id: number }).id,
    reward: async ({ email }, minor) => void (await steer('POST', '/accounts/reward', { email, minor })),
    setRail: async ({ email }, account, scenario) => {
      const { accounts } = (await steer('GET', '/accounts')) as {
        accounts: { id: number; email: string; name: string }[];
      };
      const id = accounts.find((one) => one.email === email && one.name === account)?.id;
      await steer('POST', '/rails', { id, scenario });
    },
    payOutCash: async (transaction) => void (await steer('POST', '/rails/cash', { transaction })),
    decide: async (transaction, decision) =>
      void (await steer('POST', '/rails/held', { transaction, decision })),
    proofOf: async ({ email }, kind) => {
      const { proofs } = (await steer('GET', '/proofs')) as {
        proofs: readonly AskedProof[];
      };
      const found = proofs.find((one) => one.email === email && one.kind === kind);
      if (!found) throw new Error(`${email} is asked for no proof of ${kind}.`);
      return found;
    },
    decideProof: async (id, decision) => void (await steer('POST', '/proofs', { id, decision })),
    tellCard: async ({ email }, news) => void (await steer('POST', '/card', { email, ...news })),
    documentOf: async ({ email }) => {
      const answer = await fetch(`${origin}/sandbox/card/document.png?email=${encodeURIComponent(email)}`);
      return new File([await answer.arrayBuffer()], 'id.png', { type: 'image/png' });
    },
  };
}
