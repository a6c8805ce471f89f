import type { OwnChoice } from '@dayfare/domain/money';
import { Link } from '@dayfare/ui/link';
import { limitsPath, servicePath } from '../view/steps.ts';
import { useMoneyTexts } from './use-money-texts.ts';

/** The way to what somebody has set themselves, where that is why they can't take money; nothing where it isn't. */
export function OwnChoiceLink({ own }: { own: OwnChoice | null }) {
  const t = useMoneyTexts();
  if (own === null) return null;
  return (
    <Link variant="standalone" href={own === 'pause' ? servicePath : limitsPath}>
      {t(own === 'pause' ? 'money/reasons:own.service' : 'money/reasons:own.limits')}
    </Link>
  );
}
