'use client';

import { ListedContracts, type ListedContractsProps } from './listed-contracts.tsx';
import { PagedContracts, type PagedContractsProps } from './paged-contracts.tsx';

export type { ListedContractsText, PagedContractsText } from './contract-drawer-props.ts';
export {
  backedOut,
  type ContractDrawerResult,
  type ContractDrawerText,
  type DrawerContract,
} from './contract-drawer-props.ts';

/** How one agrees: to each contract by itself, page by page, or to all of them with one box at the end. */
export type ContractDrawerProps =
  | (PagedContractsProps & { agreement?: 'paged' | undefined })
  | (ListedContractsProps & { agreement: 'checkbox' });

/** Contracts to read and agree to; nothing is agreed to by leaving. */
export function ContractDrawer(props: ContractDrawerProps) {
  return props.agreement === 'checkbox' ? <ListedContracts {...props} /> : <PagedContracts {...props} />;
}
