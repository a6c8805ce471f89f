import { bankQuery } from '@dayfare/api/money/accounts/accounts-queries';
import { type BankCountry, routingNumberProblem } from '@dayfare/domain/validation';
import { MaskedField } from '@dayfare/ui/masked-field';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useMoneyTexts } from '../parts/use-money-texts.ts';
import { type BankProblems, digitsOf } from './bank-values.ts';
import { CanadianRoutingFields } from './canadian-routing-fields.tsx';

export interface RoutingFieldProps {
  country: BankCountry;
  /** The routing number as it is typed, with a space inside in Canada. */
  value: string;
  onChange: (text: string) => void;
  problem: BankProblems['routing'];
}

/** A bank's routing number, or in Canada the two numbers that it is made of, with the bank's name once it has all its digits. */
export function RoutingField({ country, value, onChange, problem }: RoutingFieldProps) {
  const { api } = useApp();
  const t = useMoneyTexts();
  const digits = digitsOf(value);
  const isWhole = routingNumberProblem(digits, country) === null;
  const { data: name } = useQuery({ ...bankQuery(api, digits), enabled: isWhole });
  // Another bank's name reveals a typo. Not every bank is known, so an unknown one is accepted.
  const bank = isWhole && name ? t('kit/money/accounts:bank.bankName', { name }) : undefined;
  if (country === 'CA') return <CanadianRoutingFields {...{ value, onChange, problem, bank }} />;
  return (
    <MaskedField
      label={t('kit/money/accounts:bank.routing')}
      mode="numeric"
      maxLength={9}
      autoComplete="off"
      value={value}
      onChange={onChange}
      description={bank ?? t('kit/money/accounts:bank.routingHint')}
      error={problem && t(`kit/money/accounts:problems.${problem}`)}
    />
  );
}
