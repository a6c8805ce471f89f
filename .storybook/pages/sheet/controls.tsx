import { AmountField } from '@dayfare/ui/amount-field';
import { Button } from '@dayfare/ui/button';
import { Checkbox } from '@dayfare/ui/checkbox';
import { ChoiceCards } from '@dayfare/ui/choice-cards';
import { Link } from '@dayfare/ui/link';
import { PasswordField } from '@dayfare/ui/password-field';
import { FeeDisclosure } from '@dayfare/ui/patterns/fee-disclosure';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { TextField } from '@dayfare/ui/text-field';
import { useState } from 'react';
import { speeds, speedText } from './sample-data.ts';
import { Specimen } from './specimen.tsx';

function Places() {
  const [place, setPlace] = useState<'bank' | 'card' | 'old' | null>('bank');
  return (
    <ChoiceCards
      label="Where to?"
      value={place}
      onChange={setPlace}
      choices={[
        { value: 'bank', title: 'Everyday checking', description: 'Ends in 4417' },
        { value: 'card', title: 'Visa debit', description: 'Ends in 0923', badge: 'New' },
        { value: 'old', title: 'Old card', disabledReason: 'Expired in October. Add the new one instead.' },
      ]}
    />
  );
}

function Speeds() {
  const [speed, setSpeed] = useState<'nextDay' | 'instant' | null>('nextDay');
  return (
    <FeeDisclosure
      currency="USD"
      amountMinor={4_000}
      {...speeds}
      value={speed}
      onChange={setSpeed}
      timeZone="America/New_York"
      text={speedText}
    />
  );
}

/** All that is pressed, typed into or chosen. */
export function ControlSpecimens() {
  return (
    <>
      <Specimen name="Button">
        <Stack direction="row" gap={3} isWrapping>
          <Button>Get $40.00</Button>
          <Button variant="secondary">Show fees</Button>
          <Button variant="quiet">Not now</Button>
          <Button variant="danger">Remove card</Button>
          <Button isPending>Sending</Button>
          <Button isDisabled>Get $0.00</Button>
        </Stack>
      </Specimen>
      <Specimen name="Link">
        <Text>
          Read <Link href="#fees">how fees work</Link> before you choose.
        </Text>
        <Link href="#transfers" variant="standalone">
          All transfers
        </Link>
      </Specimen>
      <Specimen name="TextField, PasswordField">
        <TextField label="E-mail" type="email" defaultValue="maria@harborfoods.example" />
        <TextField label="Nickname" description="Only you see it." isRequired={false} />
        <TextField label="Routing number" defaultValue="12345" error="A routing number has 9 digits." />
        <PasswordField label="Password" value="correct horse" />
      </Specimen>
      <Specimen name="AmountField">
        <AmountField label="How much?" currency="USD" value={4_000} description="$160.00 left after this" />
      </Specimen>
      <Specimen name="Checkbox">
        <Checkbox defaultSelected>Tell me when it has arrived</Checkbox>
        <Checkbox description="At most one a week.">Send me tips</Checkbox>
        <Checkbox isRequired error="Tick the box to go on.">
          I am 18 or older
        </Checkbox>
      </Specimen>
      <Specimen name="ChoiceCards">
        <Places />
      </Specimen>
      <Specimen name="FeeDisclosure">
        <Speeds />
      </Specimen>
    </>
  );
}
