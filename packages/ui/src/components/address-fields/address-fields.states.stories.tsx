import preview from '@dayfare/storybook/preview';
import { StateSheet } from '../../testing/state-sheet.tsx';
import { type Address, AddressFields } from './address-fields.tsx';

const meta = preview.meta({
  component: AddressFields,
  title: 'Components/Address fields/States',
  args: { label: '' },
});

const home: Address = {
  country: 'US',
  street: '1 Market Street',
  apartment: 'Apt 4',
  city: 'San Francisco',
  region: 'CA',
  postalCode: '94105',
};

/** Every state. */
export const All = meta.story({
  render: () => (
    <StateSheet
      states={{
        Empty: <AddressFields label="Where do you live?" />,
        'One country': <AddressFields label="Where do you live?" countries={['CA']} />,
        Filled: <AddressFields label="Where do you live?" countries={['US']} defaultValue={home} />,
        'A part is wrong': (
          <AddressFields
            label="Where do you live?"
            countries={['US']}
            defaultValue={home}
            errors={{ postalCode: 'This ZIP code is not in California.' }}
          />
        ),
        'The whole is wrong': (
          <AddressFields
            label="Where do you live?"
            countries={['US']}
            defaultValue={home}
            error="We cannot send mail to this address. Check the street."
          />
        ),
        Disabled: (
          <AddressFields label="Where do you live?" countries={['US']} defaultValue={home} isDisabled />
        ),
        'Read only': (
          <AddressFields label="Where do you live?" countries={['US']} defaultValue={home} isReadOnly />
        ),
      }}
    />
  ),
});
