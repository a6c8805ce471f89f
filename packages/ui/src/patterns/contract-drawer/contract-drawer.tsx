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

export { listedWords as listedContractsWords, words as contractDrawerWords } from './words.ts';

/** Either each contract is agreed to separately, page by page, or all of them with one box at the end. */
export type ContractDrawerProps =
  | (PagedContractsProps & { agreement?: 'paged' | undefined })
  | (ListedContractsProps & { agreement: 'checkbox' });

/** Contracts to read and agree to. Closing the drawer does not agree to anything. */
export function ContractDrawer(props: ContractDrawerProps) {
  return props.agreement === 'checkbox' ? <ListedContracts {...props} /> : <PagedContracts {...props} />;
}
