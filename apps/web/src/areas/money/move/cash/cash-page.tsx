import { cashContract } from '@dayfare/api/money/places/cash-contract';
import { Banner } from '@dayfare/ui/banner';
import { Link } from '@dayfare/ui/link';
import { Text } from '@dayfare/ui/text';
import { useSearchParams } from 'react-router-dom';
import { DestinationScreen } from '../../../../kit/money/parts/destination-screen.tsx';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { useOpening } from '../../../../kit/money/parts/use-opening.ts';
import { telephone } from '../../../../platform/i18n/telephone.ts';
import { useVoice } from '../../../../platform/i18n/use-texts.ts';
import { Counters } from './counters.tsx';
import { Voucher } from './voucher.tsx';

export const title = 'money/move/cash:titles.cash';

/** Cash pickup: the counters that pay it out and the way to send it there, or the code of cash that waits. */
export function CashScreen() {
  const t = useMoneyTexts();
  const [query] = useSearchParams();
  const transfer = query.get('transfer');
  const opening = useOpening('money/move/cash', (api) => api.client(cashContract).openCashPickup({}));
  const { failure } = opening;
  const voice = useVoice();
  const isRefused = failure?.kind === 'refused';
  const isAgeUnknown = isRefused && failure.code === 'BirthDateUnknown';
  return (
    <DestinationScreen
      title={t('money/move/cash:titles.cash')}
      opening={transfer === null ? opening : null}
      text={{
        get: t('money/move/cash:get'),
        getting: t('money/move/cash:getting'),
        elsewhere: t('money/move/cash:elsewhere'),
      }}
    >
      {transfer === null ? (
        <>
          <Text tone="muted">{t('money/move/cash:text')}</Text>
          {failure && (
            <Banner
              tone="warning"
              title={t('money/move/cash:notOpen')}
              action={
                isAgeUnknown && (
                  <Link variant="standalone" href={telephone(voice('supportPhone'))}>
                    {t('money/move/cash:call')}
                  </Link>
                )
              }
              isAnnounced
            >
              {failure.kind !== 'refused'
                ? t('money/move/cash:failedText')
                : isAgeUnknown
                  ? t('money/move/cash:ageUnknown')
                  : failure.message}
            </Banner>
          )}
          <Counters />
        </>
      ) : (
        <Voucher transactionId={transfer} />
      )}
    </DestinationScreen>
  );
}

export { CashScreen as Screen };
