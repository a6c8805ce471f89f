import type { AvailableFunds } from '@dayfare/api/money/queries';
import { Link } from '@dayfare/ui/link';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useMoneyTexts } from '../parts/use-money-texts.ts';

/** A link to what keeps the user from taking money, where they can change it; nothing where they can't. */
export function ClosureLink({ own, agreementType }: Pick<AvailableFunds, 'own' | 'agreementType'>) {
  const t = useMoneyTexts();
  const way =
    own === 'pause' || own === 'closing'
      ? { href: pathTo('/ewa/service'), label: t('kit/money/reasons:own.service') }
      : own
        ? { href: pathTo('/ewa/limits'), label: t('kit/money/reasons:own.limits') }
        : agreementType === null
          ? null
          : { href: pathTo('/ewa/agreement'), label: t('kit/money/reasons:agreement') };
  return (
    way && (
      <Link variant="standalone" href={way.href}>
        {way.label}
      </Link>
    )
  );
}
