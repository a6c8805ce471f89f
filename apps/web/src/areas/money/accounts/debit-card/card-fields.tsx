import type { BankCountry } from '@dayfare/domain/validation';
import { Skeleton } from '@dayfare/ui/skeleton';
import { TextField } from '@dayfare/ui/text-field';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { BillingAddress } from './billing-address.tsx';
import type { CardProblems, CardValues } from './card-values.ts';
import type { useKnownAddress } from './use-known-address.ts';

export interface CardFieldsProps {
  country: BankCountry;
  /** The billing address of another card of theirs. */
  billing: ReturnType<typeof useKnownAddress>;
  values: CardValues;
  problems: CardProblems;
  onChange: (patch: Partial<CardValues>) => void;
}

/** What this page asks about a card: the name on it, a nickname, and its billing address. */
export function CardFields({
  country,
  billing: { isLoading, known },
  values,
  problems,
  onChange,
}: CardFieldsProps) {
  const t = useMoneyTexts();
  const { name, nickname } = values;
  return (
    <>
      <TextField
        label={t('money/accounts/debit-card:add.name')}
        autoComplete="cc-name"
        maxLength={50}
        value={name}
        onChange={(typed) => onChange({ name: typed })}
        error={problems.name && t(`money/accounts/debit-card:problems.${problems.name}`)}
      />
      <TextField
        label={t('money/accounts/debit-card:add.nickname')}
        description={t('money/accounts/debit-card:add.nicknameHint')}
        isRequired={false}
        autoComplete="off"
        maxLength={50}
        value={nickname}
        onChange={(typed) => onChange({ nickname: typed })}
      />
      {isLoading ? (
        <Skeleton shape="control" count={2} isAnnounced />
      ) : (
        <BillingAddress {...{ known, country, values, problems, onChange }} />
      )}
    </>
  );
}
