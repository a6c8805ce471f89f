import type { BankAccountType, LinkWay } from '@dayfare/domain/money';
import type { Language } from '@dayfare/domain/product';

/** An account chosen at a bank. */
export interface LinkedAccount {
  readonly bankName: string;
  readonly routingNumber: string;
  readonly accountNumber: string;
  readonly accountType: BankAccountType;
}

/** What a visit to a bank's page is for. */
export interface LinkOptions {
  readonly language: Language;
  readonly way: LinkWay;
  /** Where the page leads back to. */
  readonly returnTo: string;
  /** The account to link again; null for a new one. */
  readonly again: KnownAccount | null;
}

/** An account as it is in a person's list. */
export interface KnownAccount {
  readonly bankName: string;
  readonly last4: string;
}

interface LinkEvent {
  readonly name: string;
  readonly at: Date;
}

/** What came of a bank's page. */
export type LinkResult =
  | {
      readonly kind: 'success';
      readonly publicToken: string;
      readonly account: LinkedAccount;
      readonly events: readonly LinkEvent[];
    }
  /** `error` is null if the person left the page. */
  | { readonly kind: 'exit'; readonly error: string | null; readonly events: readonly LinkEvent[] };

/** The service that knows banks. One for the sandbox is in `app/partners/bank`; a real one takes its place. */
export interface BankLinks {
  /** Host of its pages and of its script, with the port. */
  readonly host: string;
  /** The script that opens its pages inside another one. */
  readonly scriptUrl: string;
  /** Begins a linking; `pageUrl` is null if no page can be shown now, or none is needed. */
  readonly begin: (
    command: LinkOptions,
  ) => Promise<{ readonly linkToken: string; readonly pageUrl: string | null }>;
  /** What came of it; null while it is open, or for one it doesn't know. */
  readonly resultOf: (linkToken: string) => Promise<LinkResult | null>;
  /** What the bank calls a linked account today. */
  readonly detailsOf: (account: KnownAccount) => Promise<Pick<LinkedAccount, 'bankName' | 'accountType'>>;
}

/** The service of a server, once it has one. */
export interface BankLinksHolder {
  readonly get: () => BankLinks | null;
  readonly use: (service: BankLinks) => void;
}

declare module '../../../platform/http/server.ts' {
  interface Server {
    /** The service through which people link accounts at their banks. */
    readonly bankLinks: BankLinksHolder;
  }
}

/** Starts without a service. */
export function createBankLinksHolder(): BankLinksHolder {
  let current: BankLinks | null = null;
  return {
    get: () => current,
    use: (service) => {
      current = service;
    },
  };
}
