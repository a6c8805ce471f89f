import type { BankAccountType } from '@dayfare/domain/money';
import type { Language } from '@dayfare/domain/product';

/** An account that somebody has chosen at their bank. */
export interface LinkedAccount {
  readonly bankName: string;
  readonly routingNumber: string;
  readonly accountNumber: string;
  readonly accountType: BankAccountType;
}

/** What somebody is sent to a bank's page for. */
export interface LinkWish {
  readonly language: Language;
  /** Where the page leads back to. */
  readonly returnTo: string;
  /** The account to link again; null for a new one. */
  readonly again: { readonly bankName: string; readonly last4: string } | null;
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
  /** `error` is null for somebody who has left the page. */
  | { readonly kind: 'exit'; readonly error: string | null; readonly events: readonly LinkEvent[] };

/** The service that knows banks. One for the sandbox is in `bank/`; a real one takes its place. */
export interface BankLinks {
  /** Host of its pages, with the port. */
  readonly host: string;
  /** Begins a linking; `pageUrl` is null if no page can be shown now. */
  readonly begin: (
    wish: LinkWish,
  ) => Promise<{ readonly linkToken: string; readonly pageUrl: string | null }>;
  /** What came of it; null while it is open, or for one it doesn't know. */
  readonly resultOf: (linkToken: string) => Promise<LinkResult | null>;
}

/** The service of a server, once it has one. */
export interface BankLinksHolder {
  readonly get: () => BankLinks | null;
  readonly use: (service: BankLinks) => void;
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
