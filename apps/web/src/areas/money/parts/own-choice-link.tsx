import type { OwnChoice } from '@dayfare/domain/money';
import { Link } from '@dayfare/ui/link';
import { limitsPath } from '../view/steps.ts';
import { useMoneyTexts } from './use-money-texts.ts';

/** The way to what somebody has set themselves, where that is why they can't take money; nothing where it isn't. */
export function OwnChoiceLink({ own }: { own: OwnChoice | null }) {
  const t = useMoneyTexts();
  if (own === null) return null;
  return (
    <Link variant="standalone" href={limitsPath}>
      {t('money/reasons:own.limits')}
    </Link>
  );
}
