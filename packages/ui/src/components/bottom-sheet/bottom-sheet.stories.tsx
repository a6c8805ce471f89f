import preview from '@dayfare/storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Text } from '../../primitives/text/text.tsx';
import { Button } from '../button/button.tsx';
import { ListRow } from '../list-row/list-row.tsx';
import { BottomSheet, type BottomSheetProps } from './bottom-sheet.tsx';

const meta = preview.meta({
  component: BottomSheet,
  title: 'Components/Bottom sheet',
  args: {
    isOpen: false,
    onOpenChange: fn(),
    title: 'Where to?',
    children: (
      <>
        <ListRow title="Everyday checking" subtitle="Bank account ending in 4417" onPress={() => {}} />
        <ListRow title="Visa debit" subtitle="Card ending in 0923" onPress={() => {}} />
      </>
    ),
    actions: <Button>Continue</Button>,
  },
});

function Page(props: BottomSheetProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  const change = (open: boolean) => {
    setOpen(open);
    props.onOpenChange(open);
  };
  return (
    <>
      <Button onPress={() => change(true)}>Choose</Button>
      <BottomSheet {...props} isOpen={isOpen} onOpenChange={change} />
    </>
  );
}

const sheets = within(document.body);

/** Comes from the lower edge; the cross is always there, because a drag is not for everyone. */
export const Sheet = meta.story({
  render: (args) => <Page {...args} />,
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Choose' });
    await userEvent.click(trigger);
    const sheet = await sheets.findByRole('dialog', { name: 'Where to?' });
    await expect(trigger.closest('[inert]')).not.toBeNull();
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await userEvent.click(within(sheet).getByRole('button', { name: /close|cerrar|fermer/i }));
    await waitFor(() => expect(sheets.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(document.activeElement).toBe(trigger));
  },
});

/** Open, to look at; from 600 px it is a dialog. */
export const Open = meta.story({ args: { isOpen: true }, render: (args) => <Page {...args} /> });

/** Above the home indicator of a phone without a button. */
export const AboveHomeIndicator = meta.story({
  globals: { platform: 'ios' },
  args: { isOpen: true },
  render: (args) => <Page {...args} />,
});

/** Pulls the sheet's title row down by so many px, as a finger does. */
function pull(sheet: HTMLElement, by: number) {
  const title = within(sheet).getByRole('heading');
  const at = (y: number) => ({ bubbles: true, clientX: 100, clientY: y, pointerId: 7, button: 0 });
  title.dispatchEvent(new PointerEvent('pointerdown', at(400)));
  for (const share of [0.25, 0.5, 0.75, 1])
    window.dispatchEvent(new PointerEvent('pointermove', at(400 + by * share)));
  return () => window.dispatchEvent(new PointerEvent('pointerup', at(400 + by)));
}

/** A finger pulls it down: a little, and it springs back; far, and it closes. The cross does the same. */
export const PulledDown = meta.story({
  args: { isOpen: true },
  render: (args) => <Page {...args} />,
  play: async ({ args }) => {
    const sheet = await sheets.findByRole('dialog');
    await new Promise((resolve) => setTimeout(resolve, 500));
    const before = sheet.getBoundingClientRect().top;
    const release = pull(sheet, 12);
    await waitFor(() => expect(sheet.getBoundingClientRect().top).toBeGreaterThan(before + 8));
    release();
    await waitFor(() => expect(sheet.getBoundingClientRect().top).toBeCloseTo(before, 0));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    pull(sheet, sheet.offsetHeight * 0.6)();
    await waitFor(() => expect(sheets.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
});

/** One that must be answered has no handle and is not pulled. */
export const NotPulledWhenItMustBeAnswered = meta.story({
  args: { isOpen: true, isDismissable: false },
  render: (args) => <Page {...args} />,
  play: async ({ args }) => {
    const sheet = await sheets.findByRole('dialog');
    pull(sheet, sheet.offsetHeight * 0.8)();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await waitFor(() => expect(sheet).toBeVisible());
  },
});

/** Long content scrolls under its title and above its actions. */
export const LongContent = meta.story({
  args: {
    isOpen: true,
    title: 'How fees work',
    children: Array.from({ length: 40 }, (_, line) => (
      <Text key={`line-${line + 1}`}>{line + 1}. The next-day transfer is always free.</Text>
    )),
  },
  render: (args) => <Page {...args} />,
  play: async () => {
    const sheet = await sheets.findByRole('dialog');
    await within(sheet).findByRole('region', { name: 'How fees work' });
    await waitFor(() => expect(within(sheet).getByRole('button', { name: 'Continue' })).toBeVisible());
  },
});
