import preview from '@dayfare/storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { FeeDisclosure, type FeeDisclosureProps, type Speed } from './fee-disclosure.tsx';

const args: FeeDisclosureProps = {
  currency: 'USD',
  amountMinor: 4_000,
  nextDay: { feeMinor: 0, arrivesAt: '2026-11-24T13:00:00Z' },
  instant: { feeMinor: 299, arrivesAt: '2026-11-21T19:42:00Z' },
  value: null,
  onChange: fn(),
  timeZone: 'America/New_York',
  text: {
    question: 'How fast?',
    nextDay: 'Next day',
    instant: 'Instant',
    free: 'Free',
    fee: 'Fee',
    arrives: 'Arrives',
    total: 'Out of your pay',
    unavailableTitle: 'Instant is not available now',
    chooseNextDay: 'Send it next day, for free',
  },
};

const meta = preview.meta({
  component: FeeDisclosure,
  title: 'Patterns/Fee disclosure',
  args,
});

function Choosing(props: FeeDisclosureProps) {
  const [value, setValue] = useState<Speed | null>(props.value);
  return (
    <FeeDisclosure
      {...props}
      value={value}
      onChange={(speed) => {
        setValue(speed);
        props.onChange(speed);
      }}
    />
  );
}

/** Both ways in the same size, the free one first, none chosen beforehand; one press chooses either. */
export const SideBySide = meta.story({
  render: (args) => <Choosing {...args} />,
  play: async ({ args, canvas }) => {
    const [free, paid] = canvas.getAllByRole('radio');
    if (!free || !paid) throw new Error('There must be two ways.');
    await expect(free).toHaveAccessibleName('Next day');
    await expect(free).toHaveAccessibleDescription(/Free/);
    await expect(paid).toHaveAccessibleDescription(/\$2\.99/);
    const size = (radio: HTMLElement) => radio.closest('label')?.getBoundingClientRect();
    await expect(Math.round(size(free)?.width ?? 0)).toBe(Math.round(size(paid)?.width ?? 1));
    await expect(Math.round(size(free)?.height ?? 0)).toBe(Math.round(size(paid)?.height ?? 1));
    await userEvent.click(paid);
    await expect(args.onChange).toHaveBeenLastCalledWith('instant');
    await userEvent.click(free);
    await expect(args.onChange).toHaveBeenLastCalledWith('nextDay');
  },
});

/** The figures are being worked out: they keep their room, none is shown or said, and a way can be chosen already. */
export const WorkingItOut = meta.story({
  args: { isPending: true },
  render: (args) => <Choosing {...args} />,
  play: async ({ args, canvas }) => {
    const paid = canvas.getByRole('radio', { name: 'Instant' });
    await expect(paid).not.toHaveAccessibleDescription(/2\.99/);
    await userEvent.click(paid);
    await expect(args.onChange).toHaveBeenLastCalledWith('instant');
  },
});

/** The free way is chosen. */
export const NextDay = meta.story({ args: { value: 'nextDay' } });

/** The way with a fee is chosen. */
export const Instant = meta.story({ args: { value: 'instant' } });

/** Instant cannot be had: it says why, and the free way is one tap away. */
export const InstantUnavailable = meta.story({
  args: {
    value: 'instant',
    instant: { feeMinor: 299, unavailable: 'Your bank takes no instant transfers until 6:00 AM.' },
  },
  render: (args) => <Choosing {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send it next day, for free' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('nextDay');
    await expect(canvas.getByRole('radio', { name: 'Next day' })).toBeChecked();
  },
});

/** A fee with a name of its own, lower than usual for a reason, and taken from the amount: all of it is said beside the free way. */
export const Discounted = meta.story({
  args: {
    value: 'instant',
    instant: {
      feeMinor: 149,
      arrivesAt: '2026-11-20T15:00:00Z',
      feeName: 'Program fee',
      feeHint: 'Usually $2.99. You have an offer.',
      totalMinor: 4000,
    },
  },
  play: async ({ canvas }) => {
    const paid = canvas.getByRole('radio', { name: 'Instant' });
    await expect(paid).toHaveAccessibleDescription(/Program fee \$1\.49 Usually \$2\.99/);
    await expect(paid).toHaveAccessibleDescription(/\$40\.00/);
  },
});
