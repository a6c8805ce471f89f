import { bankQuery } from '@dayfare/api/money/accounts/accounts-queries';
import { type BankCountry, routingNumberProblem } from '@dayfare/domain/validation';
import { MaskedField } from '@dayfare/ui/masked-field';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useMoneyTexts } from '../parts/use-money-texts.ts';
import { digitsOf } from './bank-values.ts';

export interface RoutingFieldProps {
  country: BankCountry;
  value: string;
  onChange: (text: string) => void;
  error: string | undefined;
}

/** A routing number, with the name of its bank once it has all its digits. */
export function RoutingField({ country, value, onChange, error }: RoutingFieldProps) {
  const { api } = useApp();
  const t = useMoneyTexts();
  const digits = digitsOf(value);
  const isWhole = routingNumberProblem(digits, country) === null;
  const { data: name } = useQuery({ ...bankQuery(api, digits), enabled: isWhole });
  const hint = t(`kit/money/accounts:bank.routingHint.${country}`);
  // Another bank's name reveals a typo. Not every bank is known, so an unknown one is accepted.
  const description = isWhole && name ? t('kit/money/accounts:bank.bankName', { name }) : hint;
  return (
    <MaskedField
      label={t(`kit/money/accounts:bank.routing.${country}`)}
      mode="numeric"
      maxLength={9}
      autoComplete="off"
      value={value}
      onChange={onChange}
      description={description}
      error={error}
    />
  );
}
