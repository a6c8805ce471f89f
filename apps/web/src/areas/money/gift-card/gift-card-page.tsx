import { destinationsContract } from '@dayfare/api/money/destinations-contract';
import { instrumentsQuery } from '@dayfare/api/money/queries';
import { destinationRules } from '@dayfare/domain/money';
import { AppHeader } from '@dayfare/ui/app-header';
import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { Screen } from '@dayfare/ui/screen';
import { Text } from '@dayfare/ui/text';
import { useQueryClient } from '@tanstack/react-query';
import { Coins, Gift, Undo2 } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { BrandMark } from '../../../platform/brand/brand-mark.tsx';
import { BrandPanel } from '../../../platform/brand/brand-panel.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { goBackFrom } from '../../../platform/navigation/back.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import { useTransferController } from '../get-money/use-transfer-controller.ts';
import { useCurrency } from '../parts/use-currency.ts';
import { useMoneyView } from '../parts/use-money-view.ts';
import { stepPath } from '../view/steps.ts';
import { GiftCode } from './gift-code.tsx';

export const title = 'money/gift-card:titles.gift';

/** An Amazon gift card: what it is and the way to send pay there, or the code of one that has been issued. */
export function GiftCardScreen() {
  const app = useApp();
  const { t, money } = useMoneyView(useCurrency() ?? 'USD');
  const [query] = useSearchParams();
  const transfer = query.get('transfer');
  const opening = useOpening();
  const { failure } = opening;
  const isRefused = failure?.kind === 'refused';
  const navigate = useNavigate();
  const most = destinationRules.gift.most;
  return (
    <Screen
      header={
        <AppHeader
          title={t('money/gift-card:titles.gift')}
          logo={<BrandMark drawing="mark" />}
          onBack={() => void goBackFrom(app)}
        />
      }
      summary={<BrandPanel />}
      footer={
        transfer === null &&
        (isRefused ? (
          // The same again would be refused again.
          <Button variant="secondary" isStretched onPress={() => void navigate(stepPath('amount'))}>
            {t('money/gift-card:elsewhere')}
          </Button>
        ) : (
          <Button
            isStretched
            isPending={opening.isPending}
            pendingLabel={t('money/gift-card:getting')}
            onPress={() => void opening.submit()}
          >
            {t('money/gift-card:get')}
          </Button>
        ))
      }
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
    </Screen>
  );
}

/** Makes a gift card one of the places that money can go to, and goes on to the amount. */
function useOpening() {
  const { api } = useApp();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { controller } = useTransferController();
  return useSubmit({
    form: 'money/gift-card',
    initial: {},
    secret: [],
    send: () => api.client(destinationsContract).openGiftCard({}),
    onDone: async ({ instrumentId }, { isShown }) => {
      // Known before the choice is shown: what is not in the list yet could not be chosen in it.
      await client.fetchQuery({ ...instrumentsQuery(api), staleTime: 0 });
      if (!isShown) return;
      controller.edit({ instrumentId });
      await navigate(stepPath('where'));
    },
  });
}

export { GiftCardScreen as Screen };
