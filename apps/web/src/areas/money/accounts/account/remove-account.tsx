import type { Instrument } from '@dayfare/api/money/queries';
import { Button } from '@dayfare/ui/button';
import { ActionConfirm } from '@dayfare/ui/patterns/action-confirm';
import { useState } from 'react';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';

export interface RemoveAccountProps {
  account: Instrument;
  isPending: boolean;
  onConfirm: () => void;
}

/** Removes an account or card, after one question that says what it means. */
export function RemoveAccount({ account, isPending, onConfirm }: RemoveAccountProps) {
  const t = useMoneyTexts();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button
        variant="quiet"
        isStretched
        isPending={isPending}
        pendingLabel={t('money/accounts/account:account.working')}
        aria-haspopup="dialog"
        onPress={() => setAsking(true)}
      >
        {t('money/accounts/account:remove.label')}
      </Button>
      <ActionConfirm
        isOpen={isAsking}
        onClose={close}
        isDangerous
        heading={t('money/accounts/account:remove.title', { name: account.name })}
        description={t('money/accounts/account:remove.text')}
        accept={{
          label: t('money/accounts/account:remove.yes'),
          onPress: () => {
            // The sheet that may ask for a code opens next.
            close();
            onConfirm();
          },
        }}
        reject={{ label: t('money/accounts/account:remove.keep'), onPress: close }}
      />
    </>
  );
}
