import type { CashLocation } from '@dayfare/api/money/places/cash-queries';
import { Link } from '@dayfare/ui/link';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { Store } from 'lucide-react';
import { useMoneyView } from '../parts/use-money-view.ts';
import { awayText, hoursOfDay, mapsAddress } from './counter-words.ts';

/** Counters that pay out cash: where each is, when it is open, and the way to it in the device’s maps. */
export function CounterList({ counters }: { counters: readonly CashLocation[] }) {
  const { t, language } = useMoneyView('USD');
  return (
    <List isDivided aria-label={t('kit/money/cash:places')}>
      {counters.map((one) => (
        <ListRow
          key={one.id}
          icon={Store}
          title={one.name}
          subtitle={[
            one.address,
            [
              `${one.city}, ${one.state} ${one.zip}`,
              one.kilometers !== null &&
                t('kit/money/cash:away', { distance: awayText(one.kilometers, language) }),
            ]
              .filter(Boolean)
              .join(' · '),
            t('kit/money/cash:open', {
              from: hoursOfDay(one.opensAt, language),
              to: hoursOfDay(one.closesAt, language),
            }),
          ].join('\n')}
          trailing={
            <Link
              variant="standalone"
              href={mapsAddress(one)}
              isExternal
              aria-label={t('kit/money/cash:mapOf', { name: one.name })}
            >
              {t('kit/money/cash:map')}
            </Link>
          }
        />
      ))}
    </List>
  );
}
