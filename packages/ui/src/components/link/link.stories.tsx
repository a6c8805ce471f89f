import preview from '@dayfare/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import { Text } from '../../primitives/text/text.tsx';
import { expectFocusRing, expectTouchTarget, tabInto } from '../../testing/play.tsx';
import { Link } from './link.tsx';

const meta = preview.meta({
  component: Link,
  title: 'Components/Link',
  args: { href: '#fees', children: 'how fees work' },
});

/** In a sentence: underlined, so that it is not told by colour alone. */
export const Inline = meta.story({
  render: (args) => (
    <Text>
      Next-day transfers are free. Read <Link {...args} /> before you choose.
    </Text>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'how fees work' });
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline');
    await tabInto();
    await expectFocusRing(link);
  },
});

/** On a line of its own, high enough for a finger. */
export const Standalone = meta.story({
  args: { variant: 'standalone', children: 'Forgot your password?' },
  play: async ({ canvasElement }) => expectTouchTarget(within(canvasElement).getByRole('link')),
});

/** Looks like a button where the next step is another page, and is still a link: it works before scripts do. */
export const Primary = meta.story({
  args: { variant: 'primary', children: 'Sign in' },
  play: async ({ canvasElement }) => expectTouchTarget(within(canvasElement).getByRole('link')),
});

/** Leaves for another site: an icon shows it, the name says it, and the other site learns nothing of this page. */
export const External = meta.story({
  args: { href: 'https://example.com/', isExternal: true, children: 'Consumer Financial Protection Bureau' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link.getAttribute('rel')).toContain('noopener');
    await userEvent.hover(link);
  },
});
