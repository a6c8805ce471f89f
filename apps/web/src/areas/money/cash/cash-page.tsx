import { cashContract } from '@dayfare/api/money/cash-contract';
import { instrumentsQuery } from '@dayfare/api/money/queries';
import { AppHeader } from '@dayfare/ui/app-header';
import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { Link } from '@dayfare/ui/link';
import { Screen } from '@dayfare/ui/screen';
import { Text } from '@dayfare/ui/text';
import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { BrandMark } from '../../../platform/brand/brand-mark.tsx';
import { BrandPanel } from '../../../platform/brand/brand-panel.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { telephone } from '../../../platform/i18n/telephone.ts';
import { useVoice } from '../../../platform/i18n/use-texts.ts';
import { goBackFrom } from '../../../platform/navigation/back.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import { useTransferController } from '../get-money/use-transfer-controller.ts';
import { useMoneyTexts } from '../parts/use-money-texts.ts';
import { stepPath } from '../view/steps.ts';
import { Counters } from './counters.tsx';
import { Voucher } from './voucher.tsx';

export const title = 'money/cash:titles.cash';

/** Cash pickup: the counters that pay it out and the way to send it there, or the code of cash that waits. */
export function CashScreen() {
  const app = useApp();
  const t = useMoneyTexts();
  const [query] = useSearchParams();
  const transfer = query.get('transfer');
  const opening = useOpening();
  const { failure } = opening;
  const voice = useVoice();
  const isRefused = failure?.kind === 'refused';
  const isAgeUnknown = isRefused && failure.code === 'BirthDateUnknown';
  const navigate = useNavigate();
  return (
    <Screen
      header={
        <AppHeader
          title={t('money/cash:titles.cash')}
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
            {t('money/cash:elsewhere')}
          </Button>
        ) : (
          <Button
            isStretched
            isPending={opening.isPending}
            pendingLabel={t('money/cash:getting')}
            onPress={() => void opening.submit()}
          >
            {t('money/cash:get')}
          </Button>
        ))
      }
    >
      {transfer === null ? (
        <>
          <Text tone="muted">{t('money/cash:text')}</Text>
          {failure && (
            <Banner
              tone="warning"
              title={t('money/cash:notOpen')}
              action={
                isAgeUnknown && (
                  <Link variant="standalone" href={telephone(voice('supportPhone'))}>
                    {t('money/cash:call')}
                  </Link>
                )
              }
              isAnnounced
            >
              {failure.kind !== 'refused'
                ? t('money/cash:failedText')
                : isAgeUnknown
                  ? t('money/cash:ageUnknown')
                  : failure.message}
            </Banner>
          )}
          <Counters />
        </>
      ) : (
        <Voucher transactionId={transfer} />
      )}
    </Screen>
  );
}

/** Makes cash one of the places that money can go to, and goes on from there with it chosen. */
function useOpening() {
  const { api } = useApp();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { controller } = useTransferController();
  return useSubmit({
    form: 'money/cash',
    initial: {},
    secret: [],
    send: () => api.client(cashContract).openCashPickup({}),
    onDone: async ({ instrumentId }, { isShown }) => {
      // Known before the choice is shown: what is not in the list yet could not be chosen in it.
      await client.fetchQuery({ ...instrumentsQuery(api), staleTime: 0 });
      if (!isShown) return;
      controller.edit({ instrumentId });
      // Where an amount is still missing, that step comes first by itself.
      await navigate(stepPath('where'));
    },
  });
}

export { CashScreen as Screen };
