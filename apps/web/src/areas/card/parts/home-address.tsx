import type { CardAddress, CardAddressProblems } from '@dayfare/domain/card';
import { AddressFields } from '@dayfare/ui/address-fields';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

export interface HomeAddressProps {
  label: string;
  description: string;
  value: CardAddress;
  onChange: (address: CardAddress) => void;
  problems: CardAddressProblems;
}

/** The address that a card is sent to, with what is wrong with each part. */
export function HomeAddress({ label, description, value, onChange, problems }: HomeAddressProps) {
  const t = useTexts('card/parts');
  const { addressLine1, addressLine2, city, state, zipcode } = problems;
  return (
    <AddressFields
      label={label}
      description={description}
      countries={['US']}
      autoCompleteSection="shipping"
      value={{
        country: 'US',
        street: value.addressLine1,
        apartment: value.addressLine2,
        city: value.city,
        region: value.state,
        postalCode: value.zipcode,
      }}
      onChange={(typed) =>
        onChange({
          addressLine1: typed.street,
          addressLine2: typed.apartment,
          city: typed.city,
          state: typed.region,
          zipcode: typed.postalCode,
        })
      }
      errors={{
        ...(addressLine1 && { street: t(`address.addressLine1.${addressLine1}`) }),
        ...(addressLine2 && { apartment: t(`address.addressLine2.${addressLine2}`) }),
        ...(city && { city: t(`address.city.${city}`) }),
        ...(state && { region: t(`address.state.${state}`) }),
        ...(zipcode && { postalCode: t(`address.zipcode.${zipcode}`) }),
      }}
    />
  );
}
