import { placesContract } from '@dayfare/api/money/places/places-contract';
import { destinationRules } from '@dayfare/domain/money';
import { Banner } from '@dayfare/ui/banner';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { Text } from '@dayfare/ui/text';
import { Coins, Gift, Undo2 } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { DestinationScreen } from '../../../../kit/money/parts/destination-screen.tsx';
import { useCurrency } from '../../../../kit/money/parts/use-currency.ts';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';
import { useOpening } from '../../../../kit/money/parts/use-opening.ts';
import { GiftCode } from './gift-code.tsx';

export const title = 'money/move/gift-card:titles.gift';

/** An Amazon gift card: what it is and the way to send pay there, or the code of one that has been issued. */
export function GiftCardScreen() {
  const { t, money } = useMoneyView(useCurrency() ?? 'USD');
  const [query] = useSearchParams();
  const transfer = query.get('transfer');
  const opening = useOpening('money/move/gift-card', (api) => api.client(placesContract).openGiftCard({}));
  const { failure } = opening;
  const isRefused = failure?.kind === 'refused';
  const most = destinationRules.gift.most;
  return (
    <DestinationScreen
      title={t('money/move/gift-card:titles.gift')}
      opening={transfer === null ? opening : null}
      text={{
        get: t('money/move/gift-card:get'),
        getting: t('money/move/gift-card:getting'),
        elsewhere: t('money/move/gift-card:elsewhere'),
      }}
    >
      {transfer === null ? (
        <>
          <Text tone="muted">{t('money/move/gift-card:text')}</Text>
          {failure && (
            // A refusal says itself what isn't available.
            <Banner
              tone="warning"
              title={isRefused ? undefined : t('money/move/gift-card:notOpen')}
              isAnnounced
            >
              {isRefused ? failure.message : t('money/move/gift-card:failedText')}
            </Banner>
          )}
          <List isDivided>
            <ListRow
              icon={Gift}
              title={t('money/move/gift-card:facts.code')}
              subtitle={t('money/move/gift-card:facts.codeText')}
            />
            <ListRow
              icon={Coins}
              title={t('money/move/gift-card:facts.most', { most: money(most) })}
              subtitle={t('money/move/gift-card:facts.mostText')}
            />
            <ListRow
              icon={Undo2}
              title={t('money/move/gift-card:facts.final')}
              subtitle={t('money/move/gift-card:facts.finalText')}
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
