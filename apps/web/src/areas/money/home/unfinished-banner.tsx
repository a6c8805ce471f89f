import { Banner } from '@dayfare/ui/banner';
import { Link } from '@dayfare/ui/link';
import { useEffect, useState } from 'react';
import { useUnfinishedFlag } from '../../../kit/money/move/unfinished-flag.ts';
import { useAutoCheck } from '../../../kit/money/move/use-auto-check.ts';
import { useCurrency } from '../../../kit/money/parts/use-currency.ts';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { stepPath } from '../../../kit/money/transfer/steps.ts';
import { isInFlight } from '../../../kit/money/transfer/transfer-record.ts';
import {
  takeUpUnfinished,
  useTransferController,
} from '../../../kit/money/transfer/use-transfer-controller.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { LostMoves } from './lost-moves.tsx';

/** What this device knows of money whose end is unknown, whatever moved it. */
export function UnfinishedBanner() {
  return (
    <>
      <UnfinishedTransfer />
      <LostMoves />
    </>
  );
}

/**
 * Keeps a transfer whose response was lost visible until its result is known, and then says what it was. It may have been made in another
 * tab or before the last sign-out.
 */
function UnfinishedTransfer() {
  const app = useApp();
  const flag = useUnfinishedFlag();
  const { controller, view } = useTransferController();
  const currency = useCurrency();
  const { t, money, moment } = useMoneyView(currency ?? 'USD');
  useEffect(() => {
    if (flag !== null) void takeUpUnfinished(app);
  }, [app, flag]);
  useAutoCheck(controller.check, view);

  const { state } = view;
  // Only reports results of transfers that were in doubt here; other failures were reported where they happened.
  const [followed, follow] = useState<string | null>(null);
  if (isInFlight(state) && followed !== state.key) follow(state.key);
  if (!currency || !('quote' in state) || followed !== state.key) return null;
  const amount = money(state.quote.received);
  switch (state.step) {
    case 'done':
      return (
        <Banner
          tone="success"
          title={t('home.unfinished.done', { amount })}
          action={
            <Link href={pathTo('/ewa/receipt/:id', { id: state.receipt.transactionId })}>
              {t('home.unfinished.doneAction')}
            </Link>
          }
          isAnnounced
        >
          {t('home.unfinished.doneText', { when: moment(state.receipt.arrivesAt) })}
        </Banner>
      );
    case 'failed':
      return (
        <Banner
          tone="info"
          title={t('home.unfinished.failed', { amount })}
          action={<Link href={stepPath('review')}>{t('home.unfinished.action')}</Link>}
          isAnnounced
        >
          {t('home.unfinished.failedText')}
        </Banner>
      );
    case 'unknown':
    case 'sending': {
      const situation = (state.step === 'unknown' && state.sighting) || 'asking';
      return (
        <Banner
          tone="warning"
          title={t(`home.unfinished.${situation}`, { amount })}
          action={<Link href={stepPath('review')}>{t('home.unfinished.action')}</Link>}
          isAnnounced
        >
          {t(`home.unfinished.${situation}Text`)}
        </Banner>
      );
    }
    default:
      return null;
  }
}
