import type { Instrument } from '@dayfare/api/money/queries';
import { instrumentCondition, type NextStep } from '@dayfare/domain/money';
import { Button } from '@dayfare/ui/button';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { CallSupport } from '../../../../platform/failures/call-support.tsx';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { optional } from '../../../../platform/loading/optional.tsx';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../../platform/navigation/use-navigate.ts';

/** Only where the person has paused early pay. */
const ResumeEarlyPay = optional(async () => ({
  default: (await import('../../../../kit/money/parts/resume-early-pay.tsx')).ResumeEarlyPay,
}));

/** Only where the person closes their account. */
const KeepAccount = optional(async () => ({
  default: (await import('../../../../kit/money/parts/keep-account.tsx')).KeepAccount,
}));

export interface NextActionProps {
  next: NextStep;
  accounts: readonly Instrument[];
}

/** The one thing to do next, where nothing can be taken before it is done. */
export function NextAction({ next, accounts }: NextActionProps) {
  const t = useTexts('money/home');
  const reasons = useMoneyTexts();
  const navigate = useNavigate();
  if (next === 'call') return <CallSupport />;
  if (next === 'resume') return <ResumeEarlyPay />;
  if (next === 'keep') return <KeepAccount />;
  const { label, path } = {
    add: { label: t('needs.account.add'), path: pathTo('/ewa/accounts/new', {}, { for: 'home' }) },
    connect: { label: t('needs.account.connect'), path: accountPath(accounts, isDisconnected) },
    check: { label: t('needs.account.check'), path: accountPath(accounts, isOpenCheck) },
    agreement: { label: reasons('kit/money/reasons:agreement'), path: pathTo('/ewa/agreement') },
    proof: { label: reasons('kit/money/reasons:proof.deduction'), path: pathTo('/ewa/proofs') },
  }[next];
  return (
    <Button isStretched aria-describedby="not-now" onPress={() => void navigate(path)}>
      {label}
    </Button>
  );
}

const isDisconnected = (account: Instrument) => instrumentCondition(account) === 'linkExpired';

const closedOrDone = new Set(['usable', 'closed', 'leaving', 'checking', 'checkingAtBank', 'inReview']);
const isOpenCheck = (account: Instrument) => !closedOrDone.has(instrumentCondition(account));

/** The page of the account that it is about, or the list where none is known. */
function accountPath(accounts: readonly Instrument[], isIt: (account: Instrument) => boolean): string {
  const account = accounts.find(isIt);
  return account ? pathTo('/ewa/accounts/:id', { id: account.id }, { for: 'home' }) : pathTo('/ewa/accounts');
}
