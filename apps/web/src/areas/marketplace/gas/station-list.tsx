import type { GasStation } from '@dayfare/api/marketplace/gas-queries';
import type { FuelUnit, StationFor } from '@dayfare/domain/marketplace';
import type { CurrencyCode } from '@dayfare/domain/money';
import { Link } from '@dayfare/ui/link';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { awayText, mapsAddress } from '../../../kit/money/cash/counter-words.ts';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

export interface StationListProps {
  stations: readonly StationFor<GasStation>[];
  currency: CurrencyCode;
  unit: FuelUnit;
}

/** Stations with their numbers on the map: what a unit costs here, where they are, and the way to them in the device's maps. */
export function StationList({ stations, currency, unit }: StationListProps) {
  const t = useTexts('marketplace/gas');
  const { money, language } = useMoneyView(currency);
  return (
    <List isDivided aria-label={t('stations')}>
      {stations.map((one, at) => (
        <ListRow
          key={one.id}
          title={t('numbered', { number: at + 1, name: one.name })}
          subtitle={[
            t(`price.${unit}`, { yours: money(one.yourPrice), pump: money(one.pumpPrice) }),
            one.address,
            `${one.city}, ${one.state} ${one.zip}`,
            [
              t(one.isOpen ? 'open' : 'closed'),
              one.kilometers !== null && t('away', { distance: awayText(one.kilometers, language) }),
            ]
              .filter(Boolean)
              .join(' · '),
          ].join('\n')}
          trailing={
            <Link
              variant="standalone"
              href={mapsAddress(one)}
              isExternal
              aria-label={t('wayTo', { name: one.name })}
            >
              {t('way')}
            </Link>
          }
        />
      ))}
    </List>
  );
}
