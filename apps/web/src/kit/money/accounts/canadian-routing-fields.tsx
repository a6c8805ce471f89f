import { MaskedField } from '@dayfare/ui/masked-field';
import { useMoneyTexts } from '../parts/use-money-texts.ts';
import type { BankProblems } from './bank-values.ts';
import {
  type CanadianRouting,
  isInstitution,
  isTransit,
  joinRouting,
  splitRouting,
  wholeRouting,
} from './canadian-routing.ts';

export interface CanadianRoutingFieldsProps {
  /** The routing number as `joinRouting` makes it. */
  value: string;
  onChange: (text: string) => void;
  problem: BankProblems['routing'];
  /** The name of the bank, once it is known. */
  bank: string | undefined;
}

/** The two numbers of a Canadian bank, in the order of a cheque: the branch, then the bank. */
export function CanadianRoutingFields({ value, onChange, problem, bank }: CanadianRoutingFieldsProps) {
  const t = useMoneyTexts();
  const typed = splitRouting(value);
  const { institution, transit } = typed;
  const change = (text: string, changed: Partial<CanadianRouting>) =>
    onChange(joinRouting(wholeRouting(text) ?? { ...typed, ...changed }));
  const transitProblem =
    problem && !isTransit(transit)
      ? t(`kit/money/accounts:problems.${transit ? 'transitNotValid' : 'transitMissing'}`)
      : undefined;
  const institutionProblem =
    problem && (isTransit(transit) || !isInstitution(institution))
      ? t(`kit/money/accounts:problems.${institution ? 'institutionNotValid' : 'institutionMissing'}`)
      : undefined;
  return (
    <>
      <MaskedField
        label={t('kit/money/accounts:bank.transit')}
        mode="numeric"
        maxLength={5}
        autoComplete="off"
        value={transit}
        onChange={(text) => change(text, { transit: text })}
        description={t('kit/money/accounts:bank.transitHint')}
        error={transitProblem}
      />
      <MaskedField
        label={t('kit/money/accounts:bank.institution')}
        mode="numeric"
        maxLength={3}
        autoComplete="off"
        value={institution}
        onChange={(text) => change(text, { institution: text })}
        description={bank ?? t('kit/money/accounts:bank.institutionHint')}
        error={institutionProblem}
      />
    </>
  );
}
