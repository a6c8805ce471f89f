import type { Instrument } from '@dayfare/api/money/queries';
import type { GoalReceipt } from '@dayfare/api/savings/moves-queries';
import { holdsMoney } from '@dayfare/domain/money';
import { FullScreenTemplate } from '@dayfare/ui/patterns/full-screen-template';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import type { FoundGoal } from '../goal/goal-view.tsx';

export interface WithdrawnProps extends FoundGoal {
  receipt: GoalReceipt;
  places: readonly Instrument[];
}

/** What was withdrawn, where it goes and when it is there, and what is left. */
export function Withdrawn({ savings, path, receipt, places }: WithdrawnProps) {
  const t = useTexts('savings/money');
  const { money, moment } = useMoneyView(savings.currency);
  const navigate = useNavigate();
  const place = places.find(({ id }) => id === receipt.place);
  const isThere = place !== undefined && holdsMoney(place);
  const amount = money(receipt.amount);
  return (
    <FullScreenTemplate
      screen="withdraw-success-screen"
      title={t(isThere ? 'withdrawnAtOnceTitle' : 'withdrawnTitle', { amount })}
      savings={{ label: t('left'), minor: receipt.balanceAfter, currency: savings.currency }}
      disclaimers={place?.kind === 'BankAccount' ? { ach: t('ach') } : {}}
      primary={{ label: t('see'), onPress: () => void navigate(path, { replace: true }) }}
    >
      <span role="status">
        {isThere
          ? t('withdrawnAtOnce', { place: place.name })
          : t('withdrawn', { place: place?.name ?? '', when: moment(receipt.arrivesAt) })}
      </span>
    </FullScreenTemplate>
  );
}
