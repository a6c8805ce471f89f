'use client';

import { useRef } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useWords } from '../../messages/words.ts';
import { Field } from '../../primitives/field/field.tsx';
import type { FieldProps } from '../../primitives/field/field-props.ts';
import { useValueField } from '../../primitives/field/use-field-value.ts';
import { Grid } from '../../primitives/grid/grid.tsx';
import { MaskedField } from '../masked-field/masked-field.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { Select } from '../select/select.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { type Address, type AddressCountry, type AddressPart, emptyAddress, postalCodes } from './address.ts';
import * as styles from './address-fields.css.ts';
import { regions } from './regions.ts';
import { type AddressWords, words } from './words.ts';

export type { Address, AddressCountry, AddressPart } from './address.ts';
export { type AddressWords, words as addressFieldsWords } from './words.ts';

export interface AddressFieldsProps extends FieldProps<Address, HTMLElement> {
  /** What the address is for: "Where should we send your card?". */
  label: string;
  /** The current address (controlled). */
  value?: Address | undefined;
  /** The initial address (uncontrolled). */
  defaultValue?: Address | undefined;
  /** Called with the whole address after every change. */
  onChange?: ((address: Address) => void) | undefined;
  /** If this is `home`, a form gets the parts as `home.street`, `home.postalCode` and so on, and reports errors by the same names. */
  name?: string | undefined;
  /**
   * The countries to choose from. If there is only one, the person is not asked.
   * @default both
   */
  countries?: readonly AddressCountry[] | undefined;
  /**
   * What is wrong with each part and how to fix it. `error` is for the address as a whole.
   * @default no errors
   */
  errors?: Partial<Record<AddressPart, string>> | undefined;
  /**
   * Labels of the parts.
   * @default the words in the reader's language
   */
  labels?: Partial<AddressWords> | undefined;
  /** Which of several addresses the browser should fill in: `billing`, `shipping`, `home`. */
  autoCompleteSection?: string | undefined;
}

const both: readonly AddressCountry[] = ['US', 'CA'];

/** A postal address in the United States or Canada. */
export function AddressFields(props: AddressFieldsProps) {
  const {
    countries = both,
    errors = {},
    name,
    autoCompleteSection,
    isDisabled,
    isReadOnly,
    isRequired,
  } = props;
  const text = useWords(words, props.labels);
  const names = useWords(regions);
  const { locale } = useLocale();
  const { field, value, change } = useValueField(props, emptyAddress(countries[0] ?? 'US'), {
    isGroup: true,
    controlRef: props.ref,
  });
  const { country } = value;
  // Values typed for one country do not fit another; they are kept in case the person switches back.
  const left = useRef<Partial<Record<AddressCountry, Pick<Address, 'region' | 'postalCode'>>>>({});
  const set = (part: Partial<Address>) => change({ ...value, ...part });
  const changeCountry = (next: AddressCountry) => {
    left.current[country] = { region: value.region, postalCode: value.postalCode };
    set({ country: next, region: null, postalCode: '', ...left.current[next] });
  };
  const part = (of: AddressPart) => ({
    name: name && `${name}.${of}`,
    error: errors[of],
    ...{ isDisabled, isReadOnly, isRequired },
  });
  const token = (of: string) => [autoCompleteSection, of].filter(Boolean).join(' ');
  const code = postalCodes[country];
  const countryNames = new Intl.DisplayNames(locale, { type: 'region' });

  return (
    <Field field={field} isHeading>
      <fieldset
        id={field.id}
        aria-labelledby={field.labelId}
        aria-describedby={field.describedBy}
        className={styles.parts}
      >
        {countries.length > 1 ? (
          <RadioGroup
            {...part('country')}
            label={text.country}
            options={countries.map((one) => ({ value: one, label: countryNames.of(one) }))}
            value={country}
            onChange={changeCountry}
          />
        ) : (
          name && <input type="hidden" name={`${name}.country`} value={country} disabled={isDisabled} />
        )}
        <TextField
          {...part('street')}
          label={text.street}
          autoComplete={token('address-line1')}
          value={value.street}
          onChange={(street) => set({ street })}
        />
        <TextField
          {...part('apartment')}
          label={text.apartment}
          autoComplete={token('address-line2')}
          isRequired={false}
          value={value.apartment}
          onChange={(apartment) => set({ apartment })}
        />
        <TextField
          {...part('city')}
          label={text.city}
          autoComplete={token('address-level2')}
          value={value.city}
          onChange={(city) => set({ city })}
        />
        <Grid isFilling align="start">
          <Select
            key={country}
            {...part('region')}
            label={text.region[country]}
            autoComplete={token('address-level1')}
            options={Object.entries(names[country])
              .map(([region, label]) => ({ value: region, label }))
              .toSorted((one, other) => one.label.localeCompare(other.label, locale))}
            value={value.region}
            onChange={(region) => set({ region })}
          />
          <MaskedField
            key={`${country}-code`}
            {...part('postalCode')}
            label={text.postalCode[country]}
            autoComplete={token('postal-code')}
            mode={code.mode}
            mask={code.mask}
            sanitise={upperCase}
            pattern={{ test: code.test, message: text.postalCodeWrong[country] }}
            value={value.postalCode}
            onChange={(postalCode) => set({ postalCode })}
          />
        </Grid>
      </fieldset>
    </Field>
  );
}

const upperCase = (text: string) => text.toUpperCase();
