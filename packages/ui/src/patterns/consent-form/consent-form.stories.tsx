import preview from '@dayfare/storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Link } from '../../components/link/link.tsx';
import { ConsentForm, type ConsentFormProps } from './consent-form.tsx';

const items = [
  { value: 'guardian', label: 'I am the parent or legal guardian of this employee.' },
  {
    value: 'card',
    label: 'I consent to the card being issued to them.',
    description: <Link href="#fees">See the card’s fees</Link>,
  },
  { value: 'electronic', label: 'I agree to sign electronically.' },
];

const args: ConsentFormProps = {
  items,
  value: [],
  onChange: fn(),
  onAgree: fn(),
  onDownload: fn(),
};

const meta = preview.meta({ component: ConsentForm, title: 'Patterns/Consent form', args });

function Ticking(props: ConsentFormProps) {
  const [value, setValue] = useState(props.value);
  return <ConsentForm {...props} value={value} onChange={setValue} />;
}

const render = (given: object) => <Ticking {...args} {...given} />;
const missing = 'Please select all the checkboxes above to proceed.';

/** One by one: the message goes and I agree opens with the last one. */
export const OneByOne = meta.story({
  tags: ['guardian-007', 'guardian-008', 'guardian-009'],
  render,
  play: async ({ args: { onAgree, onDownload }, canvas }) => {
    const agree = canvas.getByRole('button', { name: 'I agree' });
    for (const box of canvas.getAllByRole('checkbox').slice(0, 3)) {
      await expect(agree).toBeDisabled();
      await expect(canvas.getByText(missing)).toBeVisible();
      await userEvent.click(box);
    }
    await expect(canvas.queryByText(missing)).toBeNull();
    await userEvent.click(agree);
    await expect(onAgree).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Download a copy as PDF' }));
    await expect(onDownload).toHaveBeenCalledOnce();
  },
});

/** All at once by the final box, and back again; it shows when only some are ticked. */
export const AllAtOnce = meta.story({
  tags: ['guardian-007', 'guardian-008'],
  render,
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'I consent to all of the above' });
    await userEvent.click(all);
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: /parent or legal guardian/ }));
    await expect(all).toBePartiallyChecked();
    await expect(canvas.getByRole('button', { name: 'I agree' })).toBeDisabled();
    await userEvent.click(all);
    await expect(canvas.getByRole('button', { name: 'I agree' })).toBeEnabled();
    await userEvent.click(all);
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
  },
});

/** Two boxes without a final one, as on the page for signing. */
export const TwoBoxes = meta.story({
  render,
  args: { items: items.slice(1), isAllBoxShown: false },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(2);
  },
});

/** In Spanish. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  render,
  args: {
    items: [
      { value: 'guardian', label: 'Soy el padre, la madre o el tutor legal de este empleado.' },
      { value: 'electronic', label: 'Acepto firmar electrónicamente.' },
    ],
  },
});

/** In Canadian French. */
export const CanadianFrench = meta.story({
  globals: { language: 'fr' },
  render,
  args: {
    items: [
      { value: 'guardian', label: 'Je suis le parent ou le tuteur légal de cette personne.' },
      { value: 'electronic', label: 'J’accepte de signer électroniquement.' },
    ],
  },
});
