import preview from '@dayfare/storybook/preview';
import { StateSheet } from '../../testing/state-sheet.tsx';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Form } from './form.tsx';

const meta = preview.meta({
  component: Form,
  title: 'Components/Form/States',
  args: { children: null },
});

const inside = (
  <>
    <TextField label="First name" name="first" autoComplete="given-name" />
    <Button type="submit">Save</Button>
  </>
);

/** Every state. */
export const All = meta.story({
  render: () => (
    <StateSheet
      states={{
        'As it begins': <Form>{inside}</Form>,
        'A field is wrong': <Form errors={{ first: 'Enter your first name.' }}>{inside}</Form>,
        'The whole is wrong': <Form error="We could not save it. Try again.">{inside}</Form>,
        Both: (
          <Form errors={{ first: 'Enter your first name.' }} error="We could not save it. Try again.">
            {inside}
          </Form>
        ),
      }}
    />
  ),
});
