import { historyQuery, type Transaction, transactionQuery } from '@dayfare/api/money/queries';
import type { CurrencyCode } from '@dayfare/domain/money';
import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { Inline } from '@dayfare/ui/inline';
import { Link } from '@dayfare/ui/link';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isOfWages } from '../../../kit/money/format/transactions.ts';
import { dayWords } from '../../../kit/money/format/when.ts';
import { useCurrency } from '../../../kit/money/parts/use-currency.ts';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { returnedWords, wayOutOf } from '../../../kit/money/reasons/refusals.ts';
import { firstPage } from '../../../kit/money/records/pages.ts';
import { stepPath } from '../../../kit/money/transfer/steps.ts';
import { isInFlight } from '../../../kit/money/transfer/transfer-record.ts';
import { useTransferController } from '../../../kit/money/transfer/use-transfer-controller.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';

type Failed = Transaction & { readonly failure: NonNullable<Transaction['failure']> };

/** The transfers of wages that came back without their person having seen that, newest first, each with its way out. */
export function ReturnedBanners() {
  const { api } = useApp();
  const client = useQueryClient();
  const currency = useCurrency();
  const { data } = useQuery(historyQuery(api, firstPage));
  const [seen, setSeen] = useState<readonly string[]>([]);
  if (!data || !currency) return null;
  // Asking for the details is what notes on the server that they were seen.
  const see = (id: string) => {
    setSeen((ids) => [...ids, id]);
    void client.prefetchQuery(transactionQuery(api, id));
  };
  const isNew = (one: Transaction): one is Failed =>
    isOfWages(one) &&
    one.failure !== null &&
    !one.failure.isSeen &&
    !seen.includes(one.id) &&
    // Opened on this device since the list was asked for.
    client.getQueryData(transactionQuery(api, one.id).queryKey)?.transactionStatus !== one.statusCode;
  return data.transactions
    .filter(isNew)
    .map((one) => <Returned key={one.id} failed={one} currency={currency} onSeen={() => see(one.id)} />);
}

interface ReturnedProps {
  failed: Failed;
  currency: CurrencyCode;
  /** Called when it is acted on, opened or put away. */
  onSeen: () => void;
}

function Returned({ failed, currency, onSeen }: ReturnedProps) {
  const { id, amount, transferredTo, failure } = failed;
  const t = useTexts('money/home');
  const { t: kit, money, language } = useMoneyView(currency);
  const back = failure.returnsOn
    ? kit('kit/money/records:receipt.returning', {
        amount: money(amount),
        payday: dayWords(failure.returnsOn, language),
      })
    : kit('kit/money/records:detail.failedText');
  return (
    <Banner
      tone="danger"
      title={t('returned.title', { amount: money(amount), to: transferredTo })}
      onDismiss={onSeen}
      action={
        <Inline gap={4} align="center">
          <WayOutButton failed={failed} onSeen={onSeen} />
          <Link variant="standalone" href={pathTo('/ewa/history/:id', { id })} onPress={onSeen}>
            {t('returned.see')}
          </Link>
        </Inline>
      }
    >
      {`${returnedWords(failure.reason, kit)} ${back}`}
    </Banner>
  );
}

/** The way out that its reason leaves; nothing while another transfer is in doubt, whose key must not be lost. */
function WayOutButton({ failed, onSeen }: Pick<ReturnedProps, 'failed' | 'onSeen'>) {
  const { amount, instrumentId, speed, failure } = failed;
  const t = useTexts('money/home');
  const navigate = useNavigate();
  const { controller, view } = useTransferController();
  if (isInFlight(view.state)) return null;
  // The way to the place that it went to is lost where the server doesn’t name it.
  const reason = wayOutOf(failure.reason);
  const way = reason === 'again' && instrumentId === null ? 'elsewhere' : reason;
  const isNowFree = way === 'again' && speed === 'Instant';
  const go = () => {
    onSeen();
    if (way === 'help') return void navigate(pathTo('/home/needhelp'));
    controller.reset();
    controller.edit(way === 'again' ? { amount, instrumentId, speed: 'NextDay' } : { amount });
    return void navigate(stepPath(way === 'again' ? 'review' : 'where'));
  };
  return (
    <Button variant="secondary" size="small" onPress={go}>
      {t(`returned.${isNowFree ? 'nextDay' : way}`)}
    </Button>
  );
}
