import type { Card, CardDetail } from '@dayfare/api/card/queries';
import { cardObstacle } from '@dayfare/domain/card';
import { Amount } from '@dayfare/ui/amount';
import { Banner } from '@dayfare/ui/banner';
import { Inline } from '@dayfare/ui/inline';
import { Link } from '@dayfare/ui/link';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { ArrowLeftRight, HandCoins, LayoutGrid } from 'lucide-react';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { CallSupport } from '../../../platform/failures/call-support.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { CardPicture } from '../parts/card-picture.tsx';
import { LockCard } from '../parts/lock-card.tsx';
import { Activity } from './activity.tsx';
import { LastMoves } from './last-moves.tsx';
import { Shipping } from './shipping.tsx';

export interface CardInUseProps {
  card: Card;
  detail: CardDetail;
}

/** A card that there is: its balance, what it can do now and why not more, its way by post, and what happened on it. */
export function CardInUse({ card, detail }: CardInUseProps) {
  const t = useTexts('card/home');
  const { when } = useMoneyView(detail.currency);
  const { state } = card;
  const canPay = cardObstacle('payOnline', card) === null;
  return (
    <>
      <Stack gap={5}>
        <CardPicture card={card} detail={detail} />
        <Stack gap={1}>
          <Text tone="muted">{t('balance')}</Text>
          <Amount minor={detail.balance} currency={detail.currency} size="hero" />
          <Text variant="caption" tone="muted">
            {t('updated', { when: when(detail.updatedAt, true) })}
          </Text>
        </Stack>
        {state !== 'open' &&
          state !== 'locked' &&
          state !== 'none' &&
          state !== 'underReview' &&
          state !== 'rejected' && (
            <Banner
              tone={canPay ? 'info' : 'warning'}
              title={t(`states.${state}.title`)}
              action={<StateAction card={card} />}
            >
              {t(`states.${state}.text`)}
            </Banner>
          )}
        <LockCard card={card} />
        <Inline gap={4}>
          {canPay && (
            <Link
              href={`${pathTo('/ewa/accounts/move')}?to=${detail.instrumentId}`}
              variant="standalone"
              icon={ArrowLeftRight}
            >
              {t('add')}
            </Link>
          )}
          {canPay && (
            <Link href={pathTo('/card/pay-a-friend')} variant="standalone" icon={HandCoins}>
              {t('payFriend')}
            </Link>
          )}
          <Link href={pathTo('/card/services-dashboard')} variant="standalone" icon={LayoutGrid}>
            {t('services')}
          </Link>
        </Inline>
      </Stack>
      <LastMoves detail={detail} />
      {detail.orderedOn && !card.isActivated && <Shipping orderedOn={detail.orderedOn} detail={detail} />}
      <Activity cardId={card.id} currency={detail.currency} />
    </>
  );
}

/** What to do next about a card that can't do everything yet, or anymore. */
function StateAction({ card }: { card: Card }) {
  const t = useTexts('card/home');
  if (card.state === 'reported')
    return (
      <Link href={pathTo('/card/replace')} variant="standalone">
        {t('replace')}
      </Link>
    );
  if (cardObstacle('payOnline', card)) return <CallSupport />;
  const isNew = cardObstacle('activate', card) === null;
  return (
    <Link href={isNew ? pathTo('/card/activate') : pathTo('/card/pin')} variant="standalone">
      {t(isNew ? 'activate' : 'choosePin')}
    </Link>
  );
}
