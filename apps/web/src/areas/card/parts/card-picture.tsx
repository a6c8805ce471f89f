import type { Card, CardDetail } from '@dayfare/api/card/queries';
import type { CardState } from '@dayfare/domain/card';
import { brandOfCardArt } from '@dayfare/themes/brands/card-art';
import { CardArt, type CardArtProps } from '@dayfare/ui/card-art';
import { BrandMark } from '../../../platform/brand/brand-mark.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

const looks = {
  open: 'active',
  pinDue: 'active',
  toActivate: 'pending',
  locked: 'locked',
  blocked: 'blocked',
  reported: 'blocked',
  closed: 'expired',
  none: 'pending',
  underReview: 'pending',
  rejected: 'blocked',
} as const satisfies Record<CardState, CardArtProps['status']>;

export interface CardPictureProps {
  card: Pick<Card, 'state'>;
  detail: Pick<CardDetail, 'artCode' | 'last4' | 'holder' | 'network'>;
}

/** The card as its owner has it in hand, with its last four digits and how it stands. */
export function CardPicture({ card: { state }, detail }: CardPictureProps) {
  const t = useTexts('card/home');
  return (
    <CardArt
      name={t('cardName')}
      brand={brandOfCardArt(detail.artCode)}
      logo={<BrandMark />}
      number={detail.last4}
      status={looks[state]}
      statusLabel={t(`labels.${looks[state]}`)}
      holder={detail.holder}
      network={detail.network}
    />
  );
}
