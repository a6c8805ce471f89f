import preview from '@dayfare/storybook/preview';
import { House, UserRound } from 'lucide-react';
import { expect, waitFor, within } from 'storybook/test';
import { Text } from '../../primitives/text/text.tsx';
import { expectFocusRing, tabInto } from '../../testing/play.tsx';
import { AppHeader } from '../app-header/app-header.tsx';
import { IssuerStatement } from '../issuer-statement/issuer-statement.tsx';
import { TabBar } from '../tab-bar/tab-bar.tsx';
import { PageLayout } from './page-layout.tsx';

const lines = (count: number) =>
  Array.from({ length: count }, (_, line) => (
    <Text key={`line-${line + 1}`}>{line + 1}. What you earned that day.</Text>
  ));

const meta = preview.meta({
  component: PageLayout,
  title: 'Components/Page layout',
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Home',
    header: <AppHeader title="Home" />,
    footer: <IssuerStatement cardType="GPR" bank="Example Bank, N.A." />,
    bar: (
      <TabBar
        label="Main"
        current="#home"
        items={[
          { href: '#home', label: 'Home', icon: House },
          { href: '#me', label: 'Profile', icon: UserRound },
        ]}
      />
    ),
    children: lines(2),
  },
});

/** Little to show: the main body is 400 px high all the same. */
export const Short = meta.story({
  tags: ['ui-013'],
  play: async ({ canvasElement }) => {
    const main = within(canvasElement).getByRole('main');
    await expect(getComputedStyle(main).minBlockSize).toBe('400px');
    await expect(main.getBoundingClientRect().height).toBeGreaterThanOrEqual(400);
    await expect(main).not.toHaveAttribute('tabindex');
  },
});

/** Much to show: the main body is never higher than 750 px; it scrolls, by keyboard too. */
export const Long = meta.story({
  tags: ['ui-013'],
  args: { children: lines(40) },
  play: async ({ canvasElement }) => {
    const main = within(canvasElement).getByRole('main');
    await expect(main.getBoundingClientRect().height).toBe(750);
    await waitFor(() => expect(main).toHaveAttribute('tabindex', '0'));
    main.blur();
    await expect(main).toHaveAccessibleName('Home');
    main.scrollTop = main.scrollHeight;
    await expect(within(main).getByText(/^40\./)).toBeVisible();
    main.scrollTop = 0;
  },
});

/** The keyboard reaches the body before the bar. */
export const ByKeyboard = meta.story({
  args: { header: undefined, children: lines(40) },
  play: async ({ canvasElement }) => {
    const main = within(canvasElement).getByRole('main');
    await waitFor(() => expect(main).toHaveAttribute('tabindex', '0'));
    await tabInto();
    await expectFocusRing(main);
  },
});
