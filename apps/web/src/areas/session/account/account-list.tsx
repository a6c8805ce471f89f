import { BottomSheet } from '@dayfare/ui/bottom-sheet';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { AccountRows } from './account-rows.tsx';
import { Employers } from './employers.tsx';

/** What one can do about one's account, with the sheet that switches the employer. */
export function AccountList() {
  const t = useTexts('app');
  const [isSwitching, setSwitching] = useState(false);
  return (
    <>
      <AccountRows onSwitchEmployer={() => setSwitching(true)} />
      {isSwitching && (
        <BottomSheet isOpen onOpenChange={setSwitching} title={t('account.switchEmployer')}>
          <Employers />
        </BottomSheet>
      )}
    </>
  );
}
