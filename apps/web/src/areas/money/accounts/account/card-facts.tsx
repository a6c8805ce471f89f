import { billingAddressQuery } from '@dayfare/api/money/accounts/debit-card-queries';
import type { Instrument } from '@dayfare/api/money/queries';
import { useQuery } from '@tanstack/react-query';
import { addressLine } from '../../../../kit/money/accounts/address-line.ts';
import { Facts } from '../../../../kit/money/parts/facts.tsx';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';

type Card = NonNullable<Instrument['card']>;

/** A linked card: its network, its last month, where its statements go, and who handles payments to it. */
export function CardFacts({ id, card }: { id: number; card: Card }) {
  const { api } = useApp();
  const t = useMoneyTexts();
  const { data: address } = useQuery(billingAddressQuery(api, id));
  const { brand, processor, expiry, isForProgramFee } = card;
  const [year, month] = expiry.split('-');
  const facts = [
    brand && {
      name: t('money/accounts/account:card.facts.brand'),
      value: t(`money/accounts/account:card.brands.${brand}`),
    },
    { name: t('money/accounts/account:card.facts.expiry'), value: `${month}/${year}` },
    address && { name: t('money/accounts/account:card.facts.address'), value: addressLine(address) },
    processor && { name: t('money/accounts/account:card.facts.processor'), value: processor },
    isForProgramFee && {
      name: t('money/accounts/account:card.facts.fee'),
      value: t('money/accounts/account:card.facts.feePaid'),
    },
  ];
  return <Facts facts={facts.filter((fact) => !!fact)} />;
}
