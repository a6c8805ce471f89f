import { useEffect } from 'react';
import { stepPath } from '../../../../kit/money/transfer/steps.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { TransferScreen } from './transfer-screen.tsx';

export const title = 'kit/money:titles.amount';

/** How much, where to and how fast. The review and the receipt come in a moment; with their code loaded, a lost connection can't strand anyone. */
export function Screen() {
  const { navigation } = useApp();
  useEffect(() => {
    navigation.prepare(stepPath('review'));
    navigation.prepare('/ewa/receipt/:id');
  }, [navigation]);
  return <TransferScreen about="amount" />;
}

export { loadTransfer as load } from './load-transfer.ts';
