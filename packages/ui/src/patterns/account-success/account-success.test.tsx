import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { spoken } from '../shared/testing/spoken.ts';
import { AccountSuccess, type AccountSuccessProps } from './account-success.tsx';

const page = (props: Partial<AccountSuccessProps> = {}) => (
  <AccountSuccess
    onBack={vi.fn()}
    onHelp={vi.fn()}
    onContinue={vi.fn()}
    policy={<p>Agreement</p>}
    isAgreed={false}
    {...props}
  />
);

const button = (name: string) => screen.queryByRole('button', { name }) as HTMLButtonElement | null;

describe('AccountSuccess', () => {
  it('tells that wages can be taken when eligible and there is some, by the Get button on the home screen, at 60 percent [money-121]', () => {
    render(page());
    expect(
      screen.getByText(/eligible and there’s pay to take.*Get button on your home screen/),
    ).toBeDefined();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('60');
  });

  it('has Need Help, the agreement, a Continue that waits for it, back and no cross [money-122]', async () => {
    const onContinue = vi.fn();
    const { user, again } = render(page({ onContinue }));
    expect(button('Need help?')).not.toBeNull();
    expect(button('Back')).not.toBeNull();
    expect(button('Close')).toBeNull();
    expect(screen.getByText('Agreement')).toBeDefined();
    expect(button('Continue')?.disabled).toBe(true);
    again(page({ onContinue, isAgreed: true }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(onContinue).toHaveBeenCalledOnce();
  });

  it('offers to skip only where there are words for it [money-122]', () => {
    const { again } = render(page());
    expect(screen.getAllByRole('button')).toHaveLength(3);
    again(page({ skip: { label: 'Later', onPress: vi.fn() } }));
    expect(button('Later')).not.toBeNull();
  });

  it('reads as a screen: the ways out, how far one is, what was reached, and what to do', async () => {
    const { container } = render(page({ isAgreed: true }));
    const said = (await spoken(container)).join('\n');
    const order = [
      'button, Back',
      'progressbar',
      'heading, Your account is set up',
      'Agreement',
      'button, Continue',
    ];
    const places = order.map((phrase) => said.indexOf(phrase));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });
});
