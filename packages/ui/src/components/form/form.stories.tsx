import preview from '@dayfare/storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectNoOverflow } from '../../testing/play.tsx';
import { twiceAsLong } from '../../testing/stress-text.tsx';
import { Button } from '../button/button.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { type FieldErrors, Form, type FormProps } from './form.tsx';

const meta = preview.meta({
  component: Form,
  title: 'Components/Form',
  args: { children: null, onSubmit: fn() },
});

const required = (data: FormData): FieldErrors =>
  Object.fromEntries(
    [
      ['username', 'Enter your email address.'],
      ['password', 'Enter your password.'],
    ].filter(([name = '']) => !data.get(name)),
  );

const fields = (
  <>
    <TextField label="Email" name="username" type="email" autoComplete="username" />
    <PasswordField label="Password" name="password" />
    <Button type="submit">Sign in</Button>
  </>
);

/** What is wrong before anything is sent: each field says it, and the first one has the focus. */
export const CheckedBefore = meta.story({
  args: { validate: required, children: fields },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    const mail = canvas.getByLabelText('Email');
    await waitFor(() => expect(mail).toHaveFocus());
    await expect(mail).toHaveAccessibleDescription('Enter your email address.');
    await userEvent.type(mail, 'ana@example.com');
    await expect(mail).not.toHaveAttribute('aria-invalid');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
    await userEvent.keyboard('correct horse{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

function Answered(args: FormProps) {
  const [errors, setErrors] = useState<FieldErrors>({});
  return (
    <Form
      {...args}
      errors={errors}
      onSubmit={() =>
        setTimeout(() => setErrors({ reason: 'Choose a reason that your employer takes.' }), 50)
      }
    >
      <TextField label="Nickname" name="nickname" isRequired={false} />
      <RadioGroup
        label="Reason"
        name="reason"
        options={[
          { value: 'rent', label: 'Rent' },
          { value: 'food', label: 'Groceries' },
        ]}
      />
      <Button type="submit">Send</Button>
    </Form>
  );
}

/** What the server finds wrong comes later: the focus follows, and everything that was typed stays. */
export const AnsweredByTheServer = meta.story({
  render: Answered,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/Nickname/), 'Ana');
    await userEvent.click(canvas.getByLabelText('Rent'));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const group = canvas.getByRole('radiogroup');
    await waitFor(() => expect(group).toHaveAccessibleDescription(/Choose a reason/));
    await expect(canvas.getByLabelText('Rent')).toHaveFocus();
    await expect(canvas.getByLabelText(/Nickname/)).toHaveValue('Ana');
    await userEvent.click(canvas.getByLabelText('Groceries'));
    await expect(group).not.toHaveAccessibleDescription(/Choose a reason/);
  },
});

/** What is wrong with the whole stands above the fields. */
export const WholeFormError = meta.story({
  args: {
    error: 'We could not reach our server. Nothing was sent; try again in a moment.',
    children: fields,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Nothing was sent/);
  },
});

/** In Canadian French, with words twice as long. */
export const LongTexts = meta.story({
  globals: { language: 'fr' },
  args: {
    error: twiceAsLong('Nous n’avons pas pu joindre notre serveur. Rien n’a été envoyé.'),
    errors: { nom: twiceAsLong('Entrez votre nom comme sur votre relevé.') },
    children: <TextField label={twiceAsLong('Votre nom')} name="nom" autoComplete="name" />,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    await expectNoOverflow(canvasElement);
  },
});
