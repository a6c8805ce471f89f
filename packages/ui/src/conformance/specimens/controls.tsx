import { Trash2 } from 'lucide-react';
import { AddressFields } from '../../components/address-fields/address-fields.tsx';
import { AmountField } from '../../components/amount-field/amount-field.tsx';
import { Button } from '../../components/button/button.tsx';
import { Calendar } from '../../components/calendar/calendar.tsx';
import { CameraCapture } from '../../components/camera-capture/camera-capture.tsx';
import { Checkbox } from '../../components/checkbox/checkbox.tsx';
import { CheckboxGroup } from '../../components/checkbox-group/checkbox-group.tsx';
import { ChoiceCards } from '../../components/choice-cards/choice-cards.tsx';
import { ComboBox } from '../../components/combo-box/combo-box.tsx';
import { DateField } from '../../components/date-field/date-field.tsx';
import { DatePicker } from '../../components/date-picker/date-picker.tsx';
import { DateRangePicker } from '../../components/date-range-picker/date-range-picker.tsx';
import { FileUpload } from '../../components/file-upload/file-upload.tsx';
import { Form } from '../../components/form/form.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { Link } from '../../components/link/link.tsx';
import { MaskedField } from '../../components/masked-field/masked-field.tsx';
import { Menu } from '../../components/menu/menu.tsx';
import { MultiSelect } from '../../components/multi-select/multi-select.tsx';
import { NeedHelp } from '../../components/need-help/need-help.tsx';
import { PasswordField } from '../../components/password-field/password-field.tsx';
import { PhoneField } from '../../components/phone-field/phone-field.tsx';
import { PinField } from '../../components/pin-field/pin-field.tsx';
import { RadioGroup } from '../../components/radio-group/radio-group.tsx';
import { SearchField } from '../../components/search-field/search-field.tsx';
import { SegmentedControl } from '../../components/segmented-control/segmented-control.tsx';
import { Select } from '../../components/select/select.tsx';
import { Slider } from '../../components/slider/slider.tsx';
import { Switch } from '../../components/switch/switch.tsx';
import { TextArea } from '../../components/text-area/text-area.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { TimeField } from '../../components/time-field/time-field.tsx';
import { nothing, onField, type Specimen } from './specimen.ts';

type Say = Parameters<Specimen>[0];

const options = (say: Say) => [
  { value: 'bank', label: say('Everyday checking'), description: say('Arrives on Tuesday.') },
  { value: 'card', label: say('Visa debit'), description: say('Arrives in minutes.') },
];

/** What a field has when all of it is there: help, and what is wrong. */
const help = (say: Say) => ({ description: say('As on your pay stub.'), error: say('Enter it to go on.') });

/** Controls: what one presses, chooses and types into. */
export const controls = {
  'amount-field': (say, marks) => (
    <AmountField label={say('How much?')} currency="USD" {...help(say)} {...onField(marks)} />
  ),
  'address-fields': (say, marks) => (
    <AddressFields label={say('Where do you live?')} countries={['US']} {...help(say)} {...onField(marks)} />
  ),
  button: (say, marks) => <Button {...marks}>{say('Get $40.00')}</Button>,
  calendar: (say, marks) => (
    <Calendar label={say('Day of the transfer')} firstShown="2026-11-21" {...marks} />
  ),
  'camera-capture': (say, marks) => (
    <CameraCapture
      label={say('Front of your card')}
      value={null}
      onChange={nothing}
      {...help(say)}
      {...onField(marks)}
    />
  ),
  checkbox: (say, marks) => (
    <Checkbox {...help(say)} {...onField(marks)}>
      {say('I agree to the terms.')}
    </Checkbox>
  ),
  'checkbox-group': (say, marks) => (
    <CheckboxGroup
      label={say('What may we send you?')}
      options={options(say)}
      value={['bank']}
      onChange={nothing}
      {...help(say)}
      {...onField(marks)}
    />
  ),
  'choice-cards': (say, marks) => (
    <ChoiceCards
      label={say('How fast?')}
      choices={options(say).map(({ label, ...choice }) => ({
        ...choice,
        title: label,
        trailing: say('Free'),
      }))}
      value="bank"
      onChange={nothing}
      {...help(say)}
      {...onField(marks)}
    />
  ),
  'combo-box': (say, marks) => (
    <ComboBox
      label={say('Your employer')}
      options={options(say)}
      value={null}
      onChange={nothing}
      {...help(say)}
      {...onField(marks)}
    />
  ),
  'date-field': (say, marks) => (
    <DateField
      label={say('Date of birth')}
      value="1990-02-28"
      onChange={nothing}
      {...help(say)}
      {...onField(marks)}
    />
  ),
  'date-picker': (say, marks) => (
    <DatePicker
      label={say('Day of the transfer')}
      value="2026-11-23"
      onChange={nothing}
      {...help(say)}
      {...onField(marks)}
    />
  ),
  'date-range-picker': (say, marks) => (
    <DateRangePicker
      label={say('From when to when?')}
      value={{ start: '2026-11-01', end: '2026-11-21' }}
      onChange={nothing}
      {...help(say)}
      {...onField(marks)}
    />
  ),
  'file-upload': (say, marks) => (
    <FileUpload
      label={say('Your pay stub')}
      types={['application/pdf']}
      maxSize={5_000_000}
      files={[{ id: 'a', name: `${say('Pay stub')}.pdf`, size: 40_000, status: 'done' }]}
      onAdd={nothing}
      onRemove={nothing}
      {...help(say)}
      {...onField(marks)}
    />
  ),
  form: (say, marks) => (
    <Form error={say('We could not save it.')} {...marks}>
      <TextField label={say('First name')} name="first" />
    </Form>
  ),
  'icon-button': (say, marks) => <IconButton icon={Trash2} label={say('Remove card')} {...marks} />,
  link: (say, marks) => (
    <Link href="#terms" {...marks}>
      {say('Read the terms')}
    </Link>
  ),
  'masked-field': (say, marks) => (
    <MaskedField label={say('Card number')} mode="card-number" {...help(say)} {...onField(marks)} />
  ),
  menu: (say, marks) => (
    <Menu
      trigger={<Button variant="secondary">{say('More')}</Button>}
      entries={[
        { id: 'rename', label: say('Rename card'), description: say('Only you see the name.') },
        { id: 'remove', label: say('Remove card'), isDanger: true },
      ]}
      {...marks}
    />
  ),
  'multi-select': (say, marks) => (
    <MultiSelect
      label={say('Categories')}
      options={options(say)}
      value={options(say).slice(0, 1)}
      onChange={nothing}
      {...help(say)}
      {...onField(marks)}
    />
  ),
  'need-help': (say, marks) => <NeedHelp href="#help" label={say('Need help?')} {...marks} />,
  'password-field': (say, marks) => (
    <PasswordField label={say('Password')} {...help(say)} {...onField(marks)} />
  ),
  'phone-field': (say, marks) => (
    <PhoneField label={say('Mobile number')} {...help(say)} {...onField(marks)} />
  ),
  'pin-field': (say, marks) => (
    <PinField label={say('Code from the text')} {...help(say)} {...onField(marks)} />
  ),
  'radio-group': (say, marks) => (
    <RadioGroup
      label={say('Where to?')}
      options={options(say)}
      value="bank"
      onChange={nothing}
      {...help(say)}
      {...onField(marks)}
    />
  ),
  'search-field': (say, marks) => (
    <SearchField label={say('Find a transfer')} description={say('By name or amount.')} {...onField(marks)} />
  ),
  'segmented-control': (say, marks) => (
    <SegmentedControl
      label={say('Which time?')}
      segments={[
        { value: 'week', label: say('Week') },
        { value: 'month', label: say('Month') },
      ]}
      value="week"
      onChange={nothing}
      {...marks}
    />
  ),
  select: (say, marks) => (
    <Select
      label={say('Where to?')}
      options={options(say)}
      value="bank"
      onChange={nothing}
      {...help(say)}
      {...onField(marks)}
    />
  ),
  slider: (say, marks) => (
    <Slider
      label={say('How much to save')}
      value={40}
      onChange={nothing}
      {...help(say)}
      {...onField(marks)}
    />
  ),
  switch: (say, marks) => (
    <Switch {...help(say)} {...onField(marks)}>
      {say('Text me on payday')}
    </Switch>
  ),
  'text-area': (say, marks) => <TextArea label={say('What happened?')} {...help(say)} {...onField(marks)} />,
  'text-field': (say, marks) => (
    <TextField label={say('Name on the card')} {...help(say)} {...onField(marks)} />
  ),
  'time-field': (say, marks) => (
    <TimeField
      label={say('Start of shift')}
      value="14:30"
      onChange={nothing}
      {...help(say)}
      {...onField(marks)}
    />
  ),
} as const satisfies Record<string, Specimen>;
