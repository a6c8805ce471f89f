import type { CardProgram } from '@dayfare/domain/card';
import { CardArt } from '@dayfare/ui/card-art';
import { IssuerStatement } from '@dayfare/ui/issuer-statement';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { BrandMark } from '../../../platform/brand/brand-mark.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCell } from '../../../platform/state/cell.ts';

/** The card as it will look, in the brand of the page, and the bank that issues it. */
export function CardDesign({ program }: { program: CardProgram }) {
  const { startup } = useApp();
  const t = useTexts('card/apply');
  const bank = useCell(startup.configuration).value('CardIssuer');
  return (
    <>
      <CardArt
        name={t('design.name')}
        logo={<BrandMark />}
        number="0000"
        status="pending"
        statusLabel={t('design.sample')}
        network="Mastercard"
      />
      {bank && <IssuerStatement bank={bank} cardType={program} />}
    </>
  );
}
