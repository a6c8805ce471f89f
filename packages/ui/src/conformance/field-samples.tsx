import type { ReactElement, Ref } from 'react';
import { AddressFields } from '../components/address-fields/address-fields.tsx';
import { AmountField } from '../components/amount-field/amount-field.tsx';
import { CameraCapture } from '../components/camera-capture/camera-capture.tsx';
import { Checkbox } from '../components/checkbox/checkbox.tsx';
import { CheckboxGroup } from '../components/checkbox-group/checkbox-group.tsx';
import { ChoiceCards } from '../components/choice-cards/choice-cards.tsx';
import { ComboBox } from '../components/combo-box/combo-box.tsx';
import { DateField } from '../components/date-field/date-field.tsx';
import { DatePicker } from '../components/date-picker/date-picker.tsx';
import { DateRangePicker } from '../components/date-range-picker/date-range-picker.tsx';
import { MaskedField } from '../components/masked-field/masked-field.tsx';
import { MultiSelect } from '../components/multi-select/multi-select.tsx';
import { PasswordField } from '../components/password-field/password-field.tsx';
import { PhoneField } from '../components/phone-field/phone-field.tsx';
import { PinField } from '../components/pin-field/pin-field.tsx';
import { RadioGroup } from '../components/radio-group/radio-group.tsx';
import { SearchField } from '../components/search-field/search-field.tsx';
import { Select } from '../components/select/select.tsx';
import { Slider } from '../components/slider/slider.tsx';
import { Switch } from '../components/switch/switch.tsx';
import { TextArea } from '../components/text-area/text-area.tsx';
import { TextField } from '../components/text-field/text-field.tsx';
import { TimeField } from '../components/time-field/time-field.tsx';

/** The names that every field takes. */
interface FieldSampleProps<Value = unknown> {
  value?: Value;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  onBlur?: () => void;
  onFocus?: () => void;
  name?: string;
  ref?: Ref<HTMLElement>;
  error?: string | undefined;
  isRequired?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
}

/** A field, two values that it can hold, and what a form sends of them. */
export interface FieldSample<Value = unknown> {
  readonly render: (props: FieldSampleProps) => ReactElement;
  /** Value at first. */
  readonly first: Value;
  /** Another one. */
  readonly second: Value;
  /** What a form sends of the first: values by name. `at` is the field's name. */
  readonly sent: (at: string) => [name: string, value: string][];
}

const label = 'Field';
const options = [
  { value: 'rent', label: 'Rent' },
  { value: 'food', label: 'Groceries' },
];
const [rent, food] = options;
const one =
  (value: string) =>
  (at: string): [string, string][] => [[at, value]];

/** A component as one that takes what every field takes; that its values are of the right type is for the sample to see to. */
type AnyField = (props: FieldSampleProps & { label: string }) => ReactElement;
const as = (Field: unknown, more: object = {}): FieldSample['render'] => {
  const Any = Field as AnyField;
  return (props) => <Any label={label} {...more} {...props} />;
};
const toggle = (Field: unknown): FieldSample['render'] => {
  const Any = Field as (props: object) => ReactElement;
  return ({ value, defaultValue, isRequired: _none, ...props }) => (
    <Any
      {...props}
      {...(value !== undefined && { isSelected: value })}
      {...(defaultValue !== undefined && { defaultSelected: defaultValue })}
    >
      {label}
    </Any>
  );
};

const address = (city: string) => ({
  country: 'US',
  street: '1 Market Street',
  apartment: '',
  city,
  region: 'CA',
  postalCode: '94105',
});

/** Every field that holds a value, by the path under which one imports it. */
export const fieldSamples: Readonly<Record<string, FieldSample>> = {
  'address-fields': {
    render: as(AddressFields),
    first: address('Oakland'),
    second: address('Fresno'),
    sent: (at) => Object.entries(address('Oakland')).map(([part, value]) => [`${at}.${part}`, value]),
  },
  'amount-field': {
    render: as(AmountField, { currency: 'USD' }),
    first: 4025,
    second: 100,
    sent: one('4025'),
  },
  'camera-capture': {
    render: as(CameraCapture),
    first: new File(['a'], 'front.png', { type: 'image/png' }),
    second: new File(['b'], 'back.png', { type: 'image/png' }),
    sent: one('front.png'),
  },
  checkbox: { render: toggle(Checkbox), first: true, second: false, sent: one('on') },
  'checkbox-group': {
    render: as(CheckboxGroup, { options }),
    first: ['rent'],
    second: ['food'],
    sent: one('rent'),
  },
  'choice-cards': {
    render: as(ChoiceCards, { choices: options.map(({ value, label: title }) => ({ value, title })) }),
    first: 'rent',
    second: 'food',
    sent: one('rent'),
  },
  'combo-box': { render: as(ComboBox, { options }), first: rent, second: food, sent: one('rent') },
  'date-field': { render: as(DateField), first: '1990-02-28', second: '2001-01-01', sent: one('1990-02-28') },
  'date-picker': {
    render: as(DatePicker),
    first: '2026-11-23',
    second: '2026-11-24',
    sent: one('2026-11-23'),
  },
  'date-range-picker': {
    render: as(DateRangePicker),
    first: { start: '2026-11-01', end: '2026-11-21' },
    second: { start: '2026-11-02', end: '2026-11-03' },
    sent: one('2026-11-01/2026-11-21'),
  },
  'masked-field': {
    render: as(MaskedField, { mode: 'card-number' }),
    first: '4111 1111 1111 1111',
    second: '4000 0000 0000 0002',
    sent: one('4111 1111 1111 1111'),
  },
  'multi-select': {
    render: as(MultiSelect, { options }),
    first: options,
    second: [food],
    sent: (at) => [
      [at, 'rent'],
      [at, 'food'],
    ],
  },
  'password-field': {
    render: as(PasswordField),
    first: 'correct horse',
    second: 'b',
    sent: one('correct horse'),
  },
  'phone-field': {
    render: as(PhoneField),
    first: '+15551234567',
    second: '+525512345678',
    sent: one('+15551234567'),
  },
  'pin-field': { render: as(PinField), first: '204817', second: '111111', sent: one('204817') },
  'radio-group': { render: as(RadioGroup, { options }), first: 'rent', second: 'food', sent: one('rent') },
  'search-field': { render: as(SearchField), first: 'rent', second: 'food', sent: one('rent') },
  select: { render: as(Select, { options }), first: 'rent', second: 'food', sent: one('rent') },
  slider: { render: as(Slider), first: 40, second: 60, sent: one('40') },
  switch: { render: toggle(Switch), first: true, second: false, sent: one('on') },
  'text-area': { render: as(TextArea), first: 'One', second: 'Two', sent: one('One') },
  'text-field': { render: as(TextField), first: 'Ana', second: 'Bea', sent: one('Ana') },
  'time-field': { render: as(TimeField), first: '14:30', second: '06:00', sent: one('14:30') },
};

/** The fields whose value is the text of their own input: a form library can read and write it there. */
export const nativeFields: readonly string[] = [
  'masked-field',
  'password-field',
  'search-field',
  'text-area',
  'text-field',
];
