import { Banner } from '@dayfare/ui/banner';
import { Link } from '@dayfare/ui/link';
import { useEffect, useState } from 'react';
import type { LostMove } from '../../../kit/money/move/lost-moves.ts';
import { useUnfinishedFlag } from '../../../kit/money/move/unfinished-flag.ts';
import { useCurrency } from '../../../kit/money/parts/use-currency.ts';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { usePerson } from '../../../kit/money/parts/use-person.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { everyKind } from '../every-kind.ts';

/** The person's moves whose answer was lost, with the way to the page that settles each. Asking about one ends it, so the home only links. */
export function LostMoves() {
  const app = useApp();
  const flag = useUnfinishedFlag();
  const { userId } = usePerson();
  const currency = useCurrency();
  const { t, money } = useMoneyView(currency ?? 'USD');
  const [lost, setLost] = useState<readonly LostMove[]>([]);
  useEffect(() => {
    let isShown = true;
    const look = async () => {
      // No flag, no record.
      const found = flag === null ? [] : await Promise.all(everyKind.map((list) => list(app, userId)));
      if (isShown) setLost(found.flat());
    };
    void look();
    return () => {
      isShown = false;
    };
  }, [app, flag, userId]);
  if (!currency) return null;
  return lost.map(({ key, amount, path }) => (
    <Banner
      key={key}
      tone="warning"
      title={
        amount > 0 ? t('home.unfinished.lost', { amount: money(amount) }) : t('home.unfinished.lostFree')
      }
      action={<Link href={path}>{t('home.unfinished.action')}</Link>}
      isAnnounced
    >
      {t('home.unfinished.lostText')}
    </Banner>
  ));
}
