import { cashContract } from '@dayfare/api/money/places/cash-contract';
import { Banner } from '@dayfare/ui/banner';
import { Link } from '@dayfare/ui/link';
import { Text } from '@dayfare/ui/text';
import { useSearchParams } from 'react-router-dom';
import { telephone } from '../../../platform/i18n/telephone.ts';
import { useVoice } from '../../../platform/i18n/use-texts.ts';
import { DestinationScreen } from '../parts/destination-screen.tsx';
import { useMoneyTexts } from '../parts/use-money-texts.ts';
import { useOpening } from '../parts/use-opening.ts';
import { Counters } from './counters.tsx';
import { Voucher } from './voucher.tsx';

export const title = 'money/cash:titles.cash';

/** Cash pickup: the counters that pay it out and the way to send it there, or the code of cash that waits. */
export function CashScreen() {
  const t = useMoneyTexts();
  const [query] = useSearchParams();
  const transfer = query.get('transfer');
  const opening = useOpening('money/cash', (api) => api.client(cashContract).openCashPickup({}));
  const { failure } = opening;
  const voice = useVoice();
  const isRefused = failure?.kind === 'refused';
  const isAgeUnknown = isRefused && failure.code === 'BirthDateUnknown';
  return (
    <DestinationScreen
      title={t('money/cash:titles.cash')}
      opening={transfer === null ? opening : null}
      text={{
        get: t('money/cash:get'),
        getting: t('money/cash:getting'),
        elsewhere: t('money/cash:elsewhere'),
      }}
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
    </DestinationScreen>
  );
}

export { CashScreen as Screen };
