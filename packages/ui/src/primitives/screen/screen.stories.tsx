import preview from '@dayfare/storybook/preview';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { Link } from '../../components/link/link.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { Amount } from '../amount/amount.tsx';
import { Box } from '../box/box.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Screen } from './screen.tsx';

const paragraphs = Array.from(
  { length: 12 },
  (_, index) => `${index + 1}. What you earned is yours, and this page is long.`,
);

const meta = preview.meta({
  component: Screen,
  title: 'Primitives/Screen',
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <Stack gap={2}>
        <Text variant="title">Your pay is ready</Text>
        <Text tone="muted">Take as much as you need today.</Text>
      </Stack>
    ),
  },
});

/** One idea, one column, one action low on the screen. */
export const Task = meta.story({
  args: { footer: <Button isStretched>Get $40.00</Button> },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(within(canvasElement).getByRole('main')).toContainElement(button);
  },
});

/** The action stays in sight, however long the page is. */
export const LongContent = meta.story({
  args: {
    children: paragraphs.map((text) => (
      <Box key={text} background="surface" padding="card" radius="card">
        <Text>{text}</Text>
      </Box>
    )),
    footer: (
      <>
        <Button isStretched>Agree and get $40.00</Button>
        <Button variant="quiet" isStretched>
          Not now
        </Button>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /Agree/ });
    const { top, bottom } = button.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

/** Help with a task: above the action on a phone, where the action is at the bottom, and below it in a large window. */
export const WithHelp = meta.story({
  args: {
    footer: <Button isStretched>Continue</Button>,
    help: <Link href="#help">Call us</Link>,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const action = canvas.getByRole('button').getBoundingClientRect();
    const help = canvas.getByRole('link').getBoundingClientRect();
    const isPhone = window.innerWidth < 600;
    await expect(isPhone ? help.bottom <= action.top : help.top >= action.bottom).toBe(true);
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
});

const submit = fn();

/** Enter in a field and the button in the footer send the same form. */
export const Form = meta.story({
  args: {
    onSubmit: submit,
    children: <TextField label="First name" autoComplete="given-name" />,
    footer: (
      <Button type="submit" isStretched>
        Go on
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    submit.mockClear();
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'Ana{Enter}');
    await expect(submit).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button'));
    await expect(submit).toHaveBeenCalledTimes(2);
  },
});

/** Two columns from 960 px; one after the other on a phone. */
export const Wide = meta.story({
  args: {
    isWide: true,
    children: (
      <Box background="brand" padding="card" radius="card">
        <Text variant="label" tone="muted">
          You can take today
        </Text>
        <Amount minor={18425} currency="USD" size="hero" />
      </Box>
    ),
    aside: (
      <Stack gap={2}>
        <Text variant="heading">Activity</Text>
        <Text tone="muted">
          Nothing yet. <Link href="#how">How it works</Link>
        </Text>
      </Stack>
    ),
    below: <Text tone="muted">Below both columns</Text>,
  },
});
