import { placesContract } from '@dayfare/api/money/places/places-contract';
import { destinationRules } from '@dayfare/domain/money';
import { Banner } from '@dayfare/ui/banner';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { Text } from '@dayfare/ui/text';
import { Coins, Gift, Undo2 } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { DestinationScreen } from '../parts/destination-screen.tsx';
import { useCurrency } from '../parts/use-currency.ts';
import { useMoneyView } from '../parts/use-money-view.ts';
import { useOpening } from '../parts/use-opening.ts';
import { GiftCode } from './gift-code.tsx';

export const title = 'money/gift-card:titles.gift';

/** An Amazon gift card: what it is and the way to send pay there, or the code of one that has been issued. */
export function GiftCardScreen() {
  const { t, money } = useMoneyView(useCurrency() ?? 'USD');
  const [query] = useSearchParams();
  const transfer = query.get('transfer');
  const opening = useOpening('money/gift-card', (api) => api.client(placesContract).openGiftCard({}));
  const { failure } = opening;
  const isRefused = failure?.kind === 'refused';
  const most = destinationRules.gift.most;
  return (
    <DestinationScreen
      title={t('money/gift-card:titles.gift')}
      opening={transfer === null ? opening : null}
      text={{
        get: t('money/gift-card:get'),
        getting: t('money/gift-card:getting'),
        elsewhere: t('money/gift-card:elsewhere'),
      }}
    >
      {transfer === null ? (
        <>
          <Text tone="muted">{t('money/gift-card:text')}</Text>
          {failure && (
            // A refusal says itself what isn't available.
            <Banner tone="warning" title={isRefused ? undefined : t('money/gift-card:notOpen')} isAnnounced>
              {isRefused ? failure.message : t('money/gift-card:failedText')}
            </Banner>
          )}
          <List isDivided>
            <ListRow
              icon={Gift}
              title={t('money/gift-card:facts.code')}
              subtitle={t('money/gift-card:facts.codeText')}
            />
            <ListRow
              icon={Coins}
              title={t('money/gift-card:facts.most', { most: money(most) })}
              subtitle={t('money/gift-card:facts.mostText')}
            />
            <ListRow
              icon={Undo2}
              title={t('money/gift-card:facts.final')}
              subtitle={t('money/gift-card:facts.finalText')}
            />
          </List>
        </>
      ) : (
        <GiftCode transactionId={transfer} />
      )}
    </DestinationScreen>
  );
}

export { GiftCardScreen as Screen };
