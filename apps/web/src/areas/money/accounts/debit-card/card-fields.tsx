import type { BankCountry } from '@dayfare/domain/validation';
import { AddressFields, type AddressPart } from '@dayfare/ui/address-fields';
import { TextField } from '@dayfare/ui/text-field';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { type CardProblems, type CardValues, wrongParts } from './card-values.ts';

export interface CardFieldsProps {
  country: BankCountry;
  values: CardValues;
  problems: CardProblems;
  onChange: (patch: Partial<CardValues>) => void;
}

/** What this page asks about a card: the name on it, a nickname, and its billing address. */
export function CardFields({ country, values, problems, onChange }: CardFieldsProps) {
  const t = useMoneyTexts();
  const { name, nickname, address } = values;
  const parts: readonly AddressPart[] = problems.address === 'incomplete' ? wrongParts(address) : [];
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
      <AddressFields
        label={t('money/accounts/debit-card:add.address')}
        countries={[country]}
        autoCompleteSection="billing"
        value={address}
        onChange={(typed) => onChange({ address: typed })}
        error={
          problems.address === 'CardAddressMismatch'
            ? t('money/accounts/debit-card:problems.CardAddressMismatch')
            : undefined
        }
        errors={Object.fromEntries(parts.map((part) => [part, t(`money/accounts/debit-card:parts.${part}`)]))}
      />
    </>
  );
}
