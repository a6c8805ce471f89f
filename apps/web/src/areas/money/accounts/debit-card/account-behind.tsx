import { Banner } from '@dayfare/ui/banner';
import { MaskedField } from '@dayfare/ui/masked-field';
import { RoutingField } from '../../../../kit/money/accounts/routing-field.tsx';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import type { CardFieldsProps } from './card-fields.tsx';

/** The account behind a card that takes no instant transfers: pay goes there, on the next business day. */
export function AccountBehind({ country, values, problems, onChange }: Omit<CardFieldsProps, 'billing'>) {
  const t = useMoneyTexts();
  return (
    <>
      <Banner tone="info" isAnnounced title={t('money/accounts/debit-card:behind.title')}>
        {t('money/accounts/debit-card:behind.text')}
      </Banner>
      <RoutingField
        country={country}
        value={values.routing}
        onChange={(routing) => onChange({ routing })}
        problem={problems.routing}
      />
      <MaskedField
        label={t('kit/money/accounts:bank.account')}
        mode="numeric"
        maxLength={17}
        autoComplete="off"
        value={values.account}
        onChange={(account) => onChange({ account })}
        error={problems.account && t(`kit/money/accounts:problems.${problems.account}`)}
      />
    </>
  );
}
