import preview from '@dayfare/storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IssuerStatement } from '../../components/issuer-statement/issuer-statement.tsx';
import { PolicyCheckbox } from '../policy-checkbox/policy-checkbox.tsx';
import { FullScreenTemplate, type FullScreenTemplateProps } from './full-screen-template.tsx';

const picture = (fill: string) =>
  `data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100"%3E%3Crect width="160" height="100" fill="%23${fill}"/%3E%3C/svg%3E`;

const args: FullScreenTemplateProps = {
  screen: 'saving-goal',
  title: 'A goal to save for',
  primary: { label: 'Set a goal', onPress: fn() },
};

const everything: Partial<FullScreenTemplateProps> = {
  onBack: fn(),
  onClose: fn(),
  onHelp: fn(),
  images: [
    { src: picture('678'), alt: '' },
    { src: picture('487'), alt: 'A jar of coins' },
  ],
  step: 'Step 1 of 3',
  children: 'A little each payday, and you choose how much.',
  savings: { label: 'Saved so far', minor: 12_550, currency: 'USD' },
  howItWorks: {
    title: 'How it works',
    steps: [{ title: 'Choose an amount' }, { title: 'Choose a day' }],
    media: { label: 'Watch how it works', href: 'https://example.com/how' },
  },
  directDeposit: { title: 'Your pay, directly', steps: [{ title: 'Tell your employer', isDone: true }] },
  consent: { label: 'I agree to save each payday.', isSelected: false, onChange: fn() },
  policy: (
    <PolicyCheckbox isAgreed={false} onOpen={fn()} onWithdraw={fn()}>
      I agree to the savings terms
    </PolicyCheckbox>
  ),
  anchor: { label: 'See all terms', href: '#terms' },
  issuerStatements: [<IssuerStatement key="issuer" cardType="GPR" bank="Example Bank, N.A." />],
  disclaimers: { savingsGoal: 'Savings earn no interest.', ach: 'Bank transfers take three days.' },
};

const meta = preview.meta({
  component: FullScreenTemplate,
  title: 'Patterns/Full screen template',
  parameters: { layout: 'fullscreen' },
  args,
});

/** Every part at once, each of them doing what it says. */
export const Everything = meta.story({
  tags: ['ui-006', 'ui-007', 'savings-008', 'savings-009'],
  args: everything,
  play: async ({ args: given, canvas }) => {
    for (const [name, called] of [
      ['Back', given.onBack],
      ['Close', given.onClose],
      ['Need help?', given.onHelp],
      ['Set a goal', given.primary?.onPress],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(called).toHaveBeenCalledOnce();
    }
    await expect(canvas.getByRole('img', { name: 'A jar of coins' })).toBeVisible();
    await expect(canvas.getByText('Step 1 of 3')).toBeVisible();
    await expect(canvas.getByText('$125.50')).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 2, name: 'How it works' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Watch how it works.*new tab/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Your pay, directly' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /I agree to save/ }));
    await expect(given.consent?.onChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('checkbox', { name: /savings terms/ })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'See all terms' })).toBeVisible();
    await expect(canvas.getByText(/The Prepaid Card is issued by Example Bank/)).toBeInTheDocument();
    await expect(canvas.getByText('Savings earn no interest.')).toBeInTheDocument();
    await expect(canvas.queryByText('Bank transfers take three days.')).toBeNull();
  },
});

/** No balance yet: two dashes, not a zero. */
export const EmptyBalance = meta.story({
  tags: ['ui-006', 'savings-008'],
  args: { savings: { label: 'Saved so far', minor: null, currency: 'USD' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('--')).toBeVisible();
  },
});

/** The offer ends soon. */
export const WithCountdown = meta.story({
  tags: ['ui-006'],
  args: { screen: 'splash-into-cash', title: 'Splash into cash' },
  render: (given) => {
    const [endsAt] = useState(() => Date.now() + 90_000);
    return <FullScreenTemplate {...given} countdown={{ label: 'The offer ends in', endsAt }} />;
  },
  play: async ({ canvasElement }) => {
    const timer = within(canvasElement).getByRole('timer', { name: 'The offer ends in' });
    await expect(timer).toHaveTextContent(/^1:\d\d$/);
  },
});

/** Only a title: no header, no footer, nothing that takes room. */
export const OnlyATitle = meta.story({
  tags: ['ui-006'],
  args: { primary: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('banner')).toBeNull();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});
