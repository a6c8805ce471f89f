import type { AvailableFunds } from '@dayfare/api/money/queries';
import { Link } from '@dayfare/ui/link';
import { agreementPath, limitsPath, servicePath } from '../view/steps.ts';
import { useMoneyTexts } from './use-money-texts.ts';

/** The way to what keeps somebody from taking money, where they can change it themselves; nothing where they can't. */
export function ClosureLink({ own, agreementType }: Pick<AvailableFunds, 'own' | 'agreementType'>) {
  const t = useMoneyTexts();
  const way =
    own === 'pause'
      ? { href: servicePath, label: t('money/reasons:own.service') }
      : own
        ? { href: limitsPath, label: t('money/reasons:own.limits') }
        : agreementType === null
          ? null
          : { href: agreementPath, label: t('money/reasons:agreement') };
  return (
    way && (
      <Link variant="standalone" href={way.href}>
        {way.label}
      </Link>
    )
  );
}
