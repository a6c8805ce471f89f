import type { InstrumentAction } from '@dayfare/api/money/accounts/accounts-queries';
import type { Instrument } from '@dayfare/api/money/queries';
import { instrumentCondition } from '@dayfare/domain/money';
import { Button } from '@dayfare/ui/button';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';

export interface NextStepProps {
  account: Instrument;
  isPending: boolean;
  onAct: (action: InstrumentAction) => void;
  /** Signs in at the bank again. */
  onLinkAgain: () => void;
}

const actions = {
  notVerified: { kind: 'beginVerification', label: 'money/accounts/account:account.verify' },
  checkingAtBank: { kind: 'refresh', label: 'money/accounts/account:account.askBank' },
  detailsOld: { kind: 'refresh', label: 'money/accounts/account:account.getDetails' },
} as const;

/** The one thing that brings an account on: verifying it, asking its bank, or signing in there again; nothing where our team does it. */
export function NextStep({ account, isPending, onAct, onLinkAgain }: NextStepProps) {
  const t = useMoneyTexts();
  const condition = instrumentCondition(account);
  if (account.kind !== 'BankAccount') return null;
  if (condition === 'linkExpired')
    return (
      <Button isStretched onPress={onLinkAgain}>
        {t('kit/money/accounts:account.linkAgain')}
      </Button>
    );
  if (!(condition in actions)) return null;
  const { kind, label } = actions[condition as keyof typeof actions];
  // Only a linked account has a bank that can be asked.
  if (kind === 'refresh' && account.subType !== 'PlaidBank') return null;
  return (
    <Button
      isStretched
      isPending={isPending}
      pendingLabel={t('money/accounts/account:account.working')}
      onPress={() => onAct({ kind, instrument: account })}
    >
      {t(label)}
    </Button>
  );
}
