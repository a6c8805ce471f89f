import { TransferScreen } from './transfer-screen.tsx';

export const title = 'kit/money:titles.where';

/** The screen of a transfer, opened for one of its questions. Where to: the choice of accounts is open. */
export function Screen() {
  return <TransferScreen about="where" />;
}

export { loadTransfer as load } from './load-transfer.ts';
