import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { AmountField } from './amount-field.tsx';

const input = () => screen.getByRole<HTMLInputElement>('textbox');

afterEach(() => vi.useRealTimers());

describe('AmountField', () => {
  it('takes digits and two decimals at most, and always lets one delete [validation-007]', async () => {
    const onChange = vi.fn();
    const { user } = render(<AmountField label="How much?" currency="USD" onChange={onChange} />);
    await user.type(input(), 'x40..2599');
    expect(input().value).toBe('40.25');
    expect(onChange).toHaveBeenLastCalledWith(4025, '40.25');
    await user.keyboard('{Backspace>5/}');
    expect(input().value).toBe('');
    expect(onChange).toHaveBeenLastCalledWith(null, '');
  });

  it('truncates what is pasted, and pads to two decimals when it is left [validation-007]', async () => {
    const onChange = vi.fn();
    const { user } = render(<AmountField label="How much?" currency="USD" onChange={onChange} />);
    await user.click(input());
    await user.paste('12.999');
    expect(onChange).toHaveBeenLastCalledWith(1299, '12.99');
    await user.clear(input());
    await user.type(input(), '7.5');
    await user.tab();
    expect(input().value).toBe('7.50');
  });

  it('takes the decimal separator of its language, and the other one as well', async () => {
    const onChange = vi.fn();
    const { user } = render(<AmountField label="Combien ?" currency="CAD" onChange={onChange} />, {
      locale: 'fr-CA',
    });
    await user.type(input(), '40.25');
    expect(input().value).toBe('40,25');
    expect(onChange).toHaveBeenLastCalledWith(4025, '40,25');
  });

  it('loses nothing of a half-typed amount when the caller hands back its number', async () => {
    const Kept = () => {
      const [minor, setMinor] = useState<number | null>(null);
      return <AmountField label="How much?" currency="USD" value={minor} onChange={setMinor} />;
    };
    const { user } = render(<Kept />);
    await user.type(input(), '12.');
    expect(input().value).toBe('12.');
    await user.keyboard('0');
    expect(input().value).toBe('12.0');
  });

  it('shows a new amount from outside, with all its decimals', () => {
    const { again } = render(<AmountField label="How much?" currency="USD" value={1000} />);
    again(<AmountField label="How much?" currency="USD" value={20000} />);
    expect(input().value).toBe('200.00');
    again(<AmountField label="How much?" currency="USD" value={null} />);
    expect(input().value).toBe('');
  });

  it('focuses the input wherever its strip is pressed', () => {
    render(<AmountField label="How much?" currency="USD" />);
    fireEvent.mouseDown(screen.getByText('$'));
    expect(document.activeElement).toBe(input());
  });

  it('is replaced by what is typed after the focus has come, also when its text changes with the focus', async () => {
    const { user } = render(
      <>
        <AmountField label="How much?" currency="USD" defaultValue={3000} />
        <button type="button">Next</button>
      </>,
    );
    for (const focus of [
      () => user.tab(),
      () => user.click(input()),
      () => user.click(screen.getByText('$')),
    ]) {
      await focus();
      await user.keyboard('45');
      expect(input().value).toBe('45');
      await user.click(screen.getByRole('button'));
      expect(input().value).toBe('45.00');
      act(() => screen.getByRole('button').blur());
    }
  });

  it('sets the caret with a second press, to correct a digit', async () => {
    const { user } = render(<AmountField label="How much?" currency="USD" defaultValue={3000} />);
    await user.click(input());
    await user.pointer({ target: input(), offset: 1, keys: '[MouseLeft]' });
    await user.keyboard('5');
    expect(input().value).toBe('350');
  });

  it('says its message only when typing pauses', () => {
    vi.useFakeTimers();
    const { again, container } = render(
      <AmountField label="How much?" currency="USD" description="Up to $200.00" />,
    );
    const live = container.querySelector('span[aria-live]');
    again(<AmountField label="How much?" currency="USD" error="Enter $200.00 or less." />);
    act(() => vi.advanceTimersByTime(700));
    expect(live?.textContent).toBe('');
    act(() => vi.advanceTimersByTime(200));
    expect(live?.textContent).toBe('Enter $200.00 or less.');
  });

  it('reads label, currency, value and message', async () => {
    const { container } = render(
      <AmountField label="How much?" currency="USD" value={4025} description="$159.75 left after this" />,
    );
    expect(await transcript(container)).toMatchInlineSnapshot(`
      [
        "How much?",
        "textbox, How much?, 40.25, $159.75 left after this US Dollar, required",
        "$159.75 left after this",
        "US Dollar",
      ]
    `);
  });
});
