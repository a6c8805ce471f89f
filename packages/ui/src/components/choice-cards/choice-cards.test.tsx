import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { type Choice, ChoiceCards } from './choice-cards.tsx';

type Speed = 'next-day' | 'instant';

const speeds: Choice<Speed>[] = [
  { value: 'next-day', title: 'Next day', description: 'Tuesday, by 9:00 AM', trailing: 'Free' },
  { value: 'instant', title: 'Instant', description: 'Today, in minutes', trailing: '$2.99' },
];
const expired = speeds.map((speed) =>
  speed.value === 'instant' ? { ...speed, disabledReason: 'Needs a debit card.' } : speed,
);

describe('ChoiceCards', () => {
  it('chooses nothing by itself', () => {
    render(<ChoiceCards<Speed> label="How fast?" choices={speeds} value={null} onChange={vi.fn()} />);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  it('is chosen by a press anywhere on a card', async () => {
    const onChange = vi.fn<(value: Speed) => void>();
    const { user } = render(
      <ChoiceCards label="How fast?" choices={speeds} value={null} onChange={onChange} />,
    );
    await user.click(screen.getByText('Today, in minutes'));
    expect(onChange).toHaveBeenCalledWith('instant');
  });

  it('is one stop of Tab, and the arrows choose', async () => {
    const onChange = vi.fn<(value: Speed) => void>();
    const { user } = render(
      <ChoiceCards label="How fast?" choices={speeds} value="next-day" onChange={onChange} />,
    );
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Next day' }));
    await user.keyboard('{ArrowDown}');
    expect(onChange).toHaveBeenCalledWith('instant');
    await user.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('does not take a disabled card, and the group says why', async () => {
    const onChange = vi.fn<(value: Speed) => void>();
    const { user } = render(
      <ChoiceCards label="How fast?" choices={expired} value={null} onChange={onChange} />,
    );
    await user.click(screen.getByText('Instant'));
    expect(onChange).not.toHaveBeenCalled();
    const described = screen.getByRole('radiogroup').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('Needs a debit card.');
  });

  it('reads question, names, and what describes each', async () => {
    const { container } = render(
      <ChoiceCards label="How fast?" choices={expired} value="next-day" onChange={vi.fn()} />,
    );
    expect(await transcript(container)).toMatchInlineSnapshot(`
      [
        "How fast?",
        "radiogroup, How fast?, Needs a debit card., orientated vertically, required",
        "radio, Next day, Free Tuesday, by 9:00 AM, checked, position 1, set size 2",
        "Next day",
        "Tuesday, by 9:00 AM",
        "Free",
        "radio, Instant, $2.99 Today, in minutes Needs a debit card., not checked, disabled, position 2, set size 2",
        "Instant",
        "Today, in minutes",
        "Needs a debit card.",
        "$2.99",
        "end of radiogroup, How fast?, Needs a debit card., orientated vertically, required",
      ]
    `);
  });
});
