import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { FeeDisclosure, type FeeDisclosureProps } from './fee-disclosure.tsx';

const props = {
  currency: 'USD',
  amountMinor: 4_000,
  nextDay: { feeMinor: 0, arrivesAt: '2026-11-24T13:00:00Z' },
  instant: { feeMinor: 299, arrivesAt: '2026-11-21T19:42:00Z' },
  value: null,
  onChange: () => {},
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
    chooseNextDay: 'Send it next day',
  },
} satisfies FeeDisclosureProps;

describe('FeeDisclosure', () => {
  it('does not compile without the free way, without the fee, or with a free way that costs something', () => {
    const { nextDay: _free, ...withoutFree } = props;
    const { instant: _paid, ...withoutFee } = props;
    // @ts-expect-error The free way is required.
    const first: FeeDisclosureProps = withoutFree;
    // @ts-expect-error The way with a fee is required.
    const second: FeeDisclosureProps = withoutFee;
    const withPaidFree = { ...props, nextDay: { ...props.nextDay, feeMinor: 99 } };
    // @ts-expect-error The fee of the free way is zero.
    const third: FeeDisclosureProps = withPaidFree;
    expect([first, second, third]).toHaveLength(3);
  });

  it('shows the free way first, and for each way its fee, its arrival and what it takes from the pay', () => {
    render(<FeeDisclosure {...props} />);
    const said = screen.getAllByRole('radio').map((radio) => {
      const ids = radio.getAttribute('aria-describedby')?.split(' ') ?? [];
      return ids
        .map((id) => document.getElementById(id)?.textContent)
        .join(' ')
        .replaceAll(/\s+/g, ' ');
    });
    expect(said[0]).toMatch(/Free.*Arrives Tue, Nov.24, 8:00.AM.EST.*Out of your pay \$40\.00/);
    expect(said[1]).toMatch(/\$2\.99.*Arrives Sat, Nov.21, 2:42.PM.EST.*Out of your pay \$42\.99/);
  });

  it('says beside its time why the free way arrives later, and not while the times are worked out', () => {
    const nextDay = { ...props.nextDay, arrivesHint: 'Banks are closed on Mon.' };
    const { rerender } = render(<FeeDisclosure {...props} nextDay={nextDay} />);
    const told = () => screen.getByRole('radio', { name: 'Next day', description: /Arrives/ });
    expect(screen.getByText('Banks are closed on Mon.').previousSibling?.textContent).toMatch(/Nov.24/);
    expect(told()).toBeDefined();
    rerender(<FeeDisclosure {...props} nextDay={nextDay} isPending />);
    expect(screen.queryByText('Banks are closed on Mon.')).toBeNull();
  });

  it('takes one press for either way', async () => {
    const onChange = vi.fn();
    const { user } = render(<FeeDisclosure {...props} onChange={onChange} />);
    await user.click(screen.getByRole('radio', { name: 'Next day' }));
    await user.click(screen.getByRole('radio', { name: 'Instant' }));
    expect(onChange.mock.calls).toEqual([['nextDay'], ['instant']]);
  });

  it('says why instant cannot be had, and offers the free way in one press', async () => {
    const onChange = vi.fn();
    const instant = { feeMinor: 299, unavailable: 'Your bank takes none until 6:00 AM.' };
    const { user } = render(
      <FeeDisclosure {...props} value="instant" instant={instant} onChange={onChange} />,
    );
    expect(screen.getByRole('status').textContent).toContain('Your bank takes none until 6:00 AM.');
    expect((screen.getByRole('radio', { name: 'Instant' }) as HTMLInputElement).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Send it next day' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('nextDay');
  });

  it('reads as a question with two answers', async () => {
    const { container } = render(<FeeDisclosure {...props} />);
    const spoken = (await transcript(container)).join('\n');
    expect(spoken).toMatch(/radiogroup, How fast\?/);
    expect(spoken.indexOf('radio, Next day')).toBeGreaterThan(-1);
    expect(spoken.indexOf('radio, Next day')).toBeLessThan(spoken.indexOf('radio, Instant'));
  });
});
