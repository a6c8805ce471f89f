import type { AchReturnCode } from '@dayfare/domain/money';
import type { RailScenario } from './rail-scenarios.ts';
import type { RailState } from './rail-states.ts';
import type { Rail } from './tables.ts';

/** A payment as it is handed to a rail. */
export interface RailOrder {
  /** Idempotency key: a rail takes a reference once, and answers a second time as the first. */
  readonly reference: string;
  readonly rail: Rail;
  /** Whether it takes money from the card instead of sending some to it. */
  readonly isCharge: boolean;
  readonly instrument: { readonly id: number; readonly refusesPayouts: boolean };
  /** Where it goes, as it was promised. */
  readonly destination: unknown;
  readonly amountMinor: number;
  readonly at: Date;
}

/** What a rail says of a payment. */
export interface RailPayment {
  readonly reference: string;
  readonly rail: Rail;
  readonly instrumentId: number;
  readonly isCharge: boolean;
  readonly amountMinor: number;
  readonly paidMinor: number;
  readonly state: RailState;
  /** Why it was refused, came back, or is going to. */
  readonly reason: string | null;
  /** The code with which a bank is going to send back what has arrived. */
  readonly returnsWith: AchReturnCode | null;
  readonly receivedAt: Date;
  readonly changedAt: Date;
}

/** How the check of a held payment ended. */
export type HoldEnd = 'taken' | 'voided' | 'expired';

/** A part of a statement: what comes after a reference, in the order of the references' bytes. */
interface StatementPage {
  readonly after: string;
  readonly most: number;
}

/**
 * Those who carry money, in this process or on another machine. Everything may be asked again by its reference, with the same answer: after a crash,
 * it is. None of it is asked while a transaction is open. Whatever can't be reached throws, and nothing has happened then, or it is
 * answered the next time.
 */
export interface Rails {
  /** Gives a rail a payment. It takes it, refuses it at once, or holds it until it is checked. */
  readonly take: (order: RailOrder) => Promise<RailPayment>;
  /** What a rail knows of a payment; undefined if it was never given it. */
  readonly find: (reference: string) => Promise<RailPayment | undefined>;
  /** How a payment ended that was due to arrive. */
  readonly outcome: (
    reference: string,
    due: { readonly refusesPayouts: boolean; readonly at: Date },
  ) => Promise<RailPayment>;
  /** What became of money that had arrived and was going to come back. */
  readonly sendBack: (reference: string, at: Date) => Promise<RailPayment>;
  /** Ends the checking of a held payment: it goes on its way, is called back, or no one looked at it in time. */
  readonly endHold: (reference: string, end: HoldEnd, at: Date) => Promise<RailPayment>;
  /**
   * Calls back what has not arrived, and gives a card its charge back. What has arrived stays. A payment that it was never given is voided too: it
   * does not take it any more, also from a request that was under way all the while.
   */
  readonly callBack: (order: RailOrder) => Promise<RailPayment>;
  /** What the rails know of all payments, by pages. */
  readonly statement: (page: StatementPage) => Promise<readonly RailPayment[]>;
  /** The payments that changed last. */
  readonly latest: (most: number) => Promise<readonly RailPayment[]>;
  /**
   * Asks one of the rails by its own circuit: where it has failed or been silent again and again, it isn't asked for a while, so that what waits for
   * it holds up no other. It throws then, and nothing has happened. Without it, each is asked every time.
   */
  readonly through?: <Answer>(rail: Rail, ask: () => Promise<Answer>) => Promise<Answer>;
  /** Sets how payments to an account or a card are treated; for testers. */
  readonly setScenario: (instrumentId: number, scenario: RailScenario) => Promise<void>;
  /** Forgets everything, and takes over the payments of a past that was made up elsewhere. */
  readonly adopt: (payments: readonly RailPayment[]) => Promise<void>;
}

declare module '../platform/http/server.ts' {
  interface Server {
    /** Those who carry money; they refuse to be asked while a transaction is open. */
    readonly rails: Rails;
  }
}
