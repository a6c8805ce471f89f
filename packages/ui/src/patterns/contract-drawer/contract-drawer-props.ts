import type { ReactNode } from 'react';
import type { FieldRootProps } from '../../primitives/field-root.ts';

/** One contract to read and agree to. */
export interface DrawerContract {
  /** Tells the contracts apart. */
  id: string;
  title: string;
  /** Its text: nodes that the app has already sanitised. */
  content: ReactNode;
}

/** Counter with which going back from the first contract dismisses the drawer. */
export const backedOut = -1;

/** How the drawer was left. */
export interface ContractDrawerResult {
  /** Whether every contract was agreed to. */
  agreed: boolean;
  /** Contracts agreed to before it was left; {@link backedOut} when the person went back from the first one. */
  counter: number;
}

/** Words that both kinds of drawer need. */
export interface ContractDrawerText {
  /** Name of the drawer where no single contract names it, e.g. "Agreements". */
  title: string;
  /** What happened when the contracts could not be loaded. */
  failedTitle: string;
  /** What to do then, and that nothing was agreed to. */
  failed: string;
}

/** Props that both kinds of drawer have. */
export interface ContractDrawerBase extends FieldRootProps<HTMLElement> {
  /** Whether it is shown. The caller keeps this state. */
  isOpen: boolean;
  /** Default `ready`. */
  state?: 'ready' | 'loading' | 'failed' | undefined;
  /** In the order in which they are read. */
  contracts: readonly DrawerContract[];
  /** Called once, however the drawer is left. The caller closes it. */
  onDismiss: (result: ContractDrawerResult) => void;
  /** Loads the contracts again after a failure. */
  onRetry: () => void;
}

/** Words of the paged drawer. */
export interface PagedContractsText extends ContractDrawerText {
  /** The button, e.g. "I Agree 1/3". */
  agree: (position: number, total: number) => string;
  /** Above the contract's title, e.g. "Agreement 1 of 3". */
  position: (position: number, total: number) => string;
}

/** Words of the drawer with one box for all. */
export interface ListedContractsText extends ContractDrawerText {
  /** Beside the box: "I agree to these agreements". */
  agree: string;
  /** Beside a second box, where a contract must also be signed electronically; without it there is none. */
  eSign?: string | undefined;
  /** The button: "Continue". */
  done: string;
  /** Under a box, when one goes on without it: "Tick the box to agree". */
  agreeFirst: string;
}
