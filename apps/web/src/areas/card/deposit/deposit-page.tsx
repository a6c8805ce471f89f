import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { DepositTask } from './deposit-task.tsx';
import { DepositView } from './deposit-view.tsx';
import { ShareForm } from './share-form.tsx';

export const title = 'card/deposit:titles.page';

/** How much of the pay goes to the card; then the form for the employer, and how far it is. */
export function Screen() {
  const t = useTexts('card/deposit');
  const [isChanging, setChanging] = useState(false);
  return (
    <DepositTask title={t('titles.page')} backTo={pathTo('/card/direct-deposit-welcome2')}>
      {(deposit) =>
        deposit.request && !isChanging ? (
          <DepositView deposit={deposit} request={deposit.request} onChange={() => setChanging(true)} />
        ) : (
          <ShareForm deposit={deposit} onSaved={() => setChanging(false)} />
        )
      }
    </DepositTask>
  );
}
