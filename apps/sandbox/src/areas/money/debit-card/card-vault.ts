import type { CardBrand } from '@dayfare/domain/money';
import type { Language } from '@dayfare/domain/product';

/** A card as the service that keeps its number tells of it. */
export interface VaultedCard {
  readonly brand: CardBrand;
  readonly last4: string;
  /** Its last month, `2029-04`. */
  readonly expiry: string;
  /** The same for the same number each time; the number can't be found from it without the service's key. */
  readonly fingerprint: string;
  /** Whether it takes instant transfers. */
  readonly isInstant: boolean;
  readonly isDebit: boolean;
  /** Whose BIN it is, where that matters. */
  readonly issuer: 'product' | 'usBank' | 'other';
  /** When it was typed. */
  readonly typedAt: Date;
}

/** The user that a framed page of the service is shown to. */
export interface FrameOptions {
  readonly language: Language;
  /** The only origin that may hold the frame, and that its messages are for. */
  readonly parent: string;
}

/** What is printed on a card of ours. */
export interface PrintedCard {
  readonly number: string;
  /** Its last month, `2029-04`. */
  readonly expiry: string;
  readonly code: string;
}

/** What a card's bank says when it is asked to confirm it. */
interface Lookup {
  readonly outcome: 'frictionless' | 'challenge' | 'refused';
  readonly accountId: string;
  /** With a challenge. */
  readonly challengeUrl: string | null;
}

/** The service that keeps cards' numbers and talks to their processors. The sandbox's is in `app/partners/card-page`; a real one takes its place. */
export interface CardVault {
  /** Of its pages: the page of the app may show frames from there. */
  readonly origin: string;
  /** The address of a new frame where a card is typed. */
  readonly open: (command: FrameOptions) => Promise<string>;
  /** The address of a new frame that shows what is printed on a card: once, and only soon. */
  readonly show: (card: PrintedCard, command: FrameOptions) => Promise<string>;
  /** What a token stands for; null for one that it doesn't know. */
  readonly cardOf: (token: string) => Promise<VaultedCard | null>;
  /** Asks the processor whether a card works and belongs to this address. */
  readonly verify: (
    token: string,
    zipcode: string,
  ) => Promise<'verified' | 'declined' | 'addressMismatch' | 'unreachable'>;
  /** Asks the bank of a card to confirm it. */
  readonly lookUp: (token: string, command: FrameOptions) => Promise<Lookup>;
  /** What came of a lookup; `open` also for one that it doesn't know. */
  readonly resultOf: (accountId: string) => Promise<'confirmed' | 'refused' | 'open'>;
}

/** The service of a server, once it has one. */
export interface CardVaultHolder {
  readonly get: () => CardVault | null;
  readonly use: (service: CardVault) => void;
}

declare module '../../../platform/http/server.ts' {
  interface Server {
    /** The service that keeps the numbers of cards. */
    readonly cardVault: CardVaultHolder;
  }
}

/** Starts without a service. */
export function createCardVaultHolder(): CardVaultHolder {
  let current: CardVault | null = null;
  return {
    get: () => current,
    use: (service) => {
      current = service;
    },
  };
}
