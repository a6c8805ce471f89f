import preview from '@dayfare/storybook/preview';
import { expect } from 'storybook/test';
import { Inline } from '../../primitives/inline/inline.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { EmptyState } from './empty-state.tsx';
import * as styles from './illustrations/illustration.css.ts';
import { Illustration } from './illustrations/illustration.tsx';

const meta = preview.meta({
  component: EmptyState,
  title: 'Components/Empty state/States',
  args: { title: '' },
});
const names = [
  'nothing-yet',
  'offline',
  'server-down',
  'not-found',
  'success',
  'failed',
  'waiting',
  'checking',
  'not-now',
  'no-mail',
  'get-app',
] as const;

/** Every illustration in the colours of the brand. */
export const Illustrations = meta.story({
  render: () => (
    <Inline align="stretch" gap={5}>
      {names.map((name) => (
        <Illustration key={name} name={name} />
      ))}
    </Inline>
  ),
});

/** What worked and what failed, in a brand whose actions are red: each in its own colour, with a mark that is thick. */
export const OutcomesInRedBrand = meta.story({
  globals: { brand: 'canada' },
  render: () => (
    <Inline align="center" gap={5}>
      <Illustration name="success" />
      <Illustration name="failed" />
      <Text tone="success">It worked</Text>
      <Text tone="danger">It failed</Text>
    </Inline>
  ),
  play: async ({ canvas, canvasElement }) => {
    const style = (selector: string) =>
      getComputedStyle(canvasElement.querySelector(selector) ?? document.body);
    const { color: success } = getComputedStyle(canvas.getByText('It worked'));
    const { color: danger } = getComputedStyle(canvas.getByText('It failed'));
    await expect(success).not.toBe(danger);
    await expect(style(`.${styles.success}`).fill).toBe(success);
    await expect(style(`.${styles.successLine}`).stroke).toBe(success);
    await expect(style(`.${styles.danger}`).fill).toBe(danger);
    await expect(style(`.${styles.dangerLine}`).stroke).toBe(danger);
    for (const mark of canvasElement.querySelectorAll(`.${styles.mark}`))
      await expect(getComputedStyle(mark).strokeWidth).toBe('6px');
  },
});
