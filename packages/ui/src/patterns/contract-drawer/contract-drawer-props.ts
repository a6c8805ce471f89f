import type { ReactNode } from 'react';
import type { RootProps } from '../../primitives/root-props.ts';

/** A contract to read and agree to. */
export interface DrawerContract {
  /** Unique id of the contract. */
  id: string;
  title: string;
  /** The text, already sanitised by the app. */
  content: ReactNode;
}

/** Value of `counter` if the person went back from the first contract, which closes the drawer. */
export const backedOut = -1;

/** How the drawer was closed. */
export interface ContractDrawerResult {
  /** Whether every contract was agreed to. */
  agreed: boolean;
  /** Number of contracts agreed to before it was closed; {@link backedOut} if the person went back from the first one. */
  counter: number;
}

/** Texts of both kinds of drawer. */
export interface ContractDrawerText {
  /** Name of a drawer with several contracts: "Agreements". */
  title: string;
  /** Title if the contracts could not be loaded. */
  failedTitle: string;
  /** What to do then, and that nothing was agreed to. */
  failed: string;
}

/** Props of both kinds of drawer. */
export interface ContractDrawerBase extends RootProps<HTMLElement> {
  /** Whether it is open (controlled). */
  isOpen: boolean;
  /**
   * Whether the text has arrived.
   * @default 'ready'
   */
  state?: 'ready' | 'loading' | 'failed' | undefined;
  /** The contracts, in reading order. */
  contracts: readonly DrawerContract[];
  /** Called once, however the drawer is closed. The caller closes it. */
  onDismiss: (result: ContractDrawerResult) => void;
  /** Called to load the contracts again after a failure. */
  onRetry: () => void;
}

/** Texts of the paged drawer. */
export interface PagedContractsText extends ContractDrawerText {
  /** Label of the button: "I Agree 1/3". */
  agree: (position: number, total: number) => string;
  /** Above the contract's title: "Agreement 1 of 3". */
  position: (position: number, total: number) => string;
}

/** Texts of the drawer with one box for all contracts. */
export interface ListedContractsText extends ContractDrawerText {
  /** Label of the box: "I agree to these agreements". */
  agree: string;
  /** Label of a second box for contracts that must also be signed electronically; omit it for none. */
  eSign?: string | undefined;
  /** Label of the button: "Continue". */
  done: string;
  /** Error below an unchecked box: "Check the box to agree". */
  agreeFirst: string;
}
