import { TransferScreen } from './transfer-screen.tsx';

export const title = 'kit/money:titles.speed';

/** The screen of a transfer, opened for one of its questions. How fast: both speeds, side by side. */
export function Screen() {
  return <TransferScreen about="speed" />;
}

export { loadTransfer as load } from './load-transfer.ts';
