import type { BankCountry } from '@dayfare/domain/validation';
import { AddressFields, type AddressPart } from '@dayfare/ui/address-fields';
import { RadioGroup } from '@dayfare/ui/radio-group';
import { addressLine } from '../../../../kit/money/accounts/address-line.ts';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { type CardFormFacts, type CardProblems, type CardValues, wrongParts } from './card-values.ts';

export interface BillingAddressProps extends Pick<CardFormFacts, 'known'> {
  country: BankCountry;
  values: Pick<CardValues, 'address' | 'billedTo'>;
  problems: Pick<CardProblems, 'address'>;
  onChange: (patch: Partial<CardValues>) => void;
}

/** The address that the bank has for the card: that of another card, or one to type. */
export function BillingAddress({ known, country, values, problems, onChange }: BillingAddressProps) {
  const t = useMoneyTexts();
  const { address, billedTo } = values;
  const parts: readonly AddressPart[] = problems.address === 'incomplete' ? wrongParts(address) : [];
  const label = t('money/accounts/debit-card:add.address');
  const error =
    problems.address === 'CardAddressMismatch'
      ? t('money/accounts/debit-card:problems.CardAddressMismatch')
      : undefined;
  const isKnown = known !== null && billedTo === 'known';
  return (
    <>
      {known && (
        <RadioGroup
          label={label}
          options={[
            { value: 'known' as const, label: addressLine(known) },
            { value: 'other' as const, label: t('money/accounts/debit-card:add.otherAddress') },
          ]}
          value={billedTo}
          onChange={(chosen) => onChange({ billedTo: chosen })}
          error={isKnown ? error : undefined}
        />
      )}
      {!isKnown && (
        <AddressFields
          label={known ? t('money/accounts/debit-card:add.otherAddress') : label}
          countries={[country]}
          autoCompleteSection="billing"
          value={address}
          onChange={(typed) => onChange({ address: typed })}
          error={error}
          errors={Object.fromEntries(
            parts.map((part) => [part, t(`money/accounts/debit-card:parts.${part}`)]),
          )}
        />
      )}
    </>
  );
}
