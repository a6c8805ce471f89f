import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { Checkbox } from './checkbox.tsx';

describe('Checkbox', () => {
  it('is ticked by a press on its words and by Space', async () => {
    const onChange = vi.fn();
    const { user } = render(<Checkbox onChange={onChange}>I agree.</Checkbox>);
    await user.click(screen.getByText('I agree.'));
    await user.keyboard(' ');
    expect(onChange.mock.calls).toEqual([[true], [false]]);
  });

  it('stays as the caller keeps it', async () => {
    const { user } = render(<Checkbox isSelected={false}>I agree.</Checkbox>);
    await user.click(screen.getByRole('checkbox'));
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  });

  it('is mixed while some, not all, is ticked', () => {
    render(<Checkbox isIndeterminate>All notices</Checkbox>);
    expect(screen.getByRole<HTMLInputElement>('checkbox').indeterminate).toBe(true);
  });

  it('leaves a link in its description alone', async () => {
    const onChange = vi.fn();
    const { user } = render(
      <Checkbox description={<a href="#terms">Read the terms</a>} onChange={onChange}>
        I agree.
      </Checkbox>,
    );
    await user.click(screen.getByRole('link'));
    expect(onChange).not.toHaveBeenCalled();
  });

  it('reads state, words, description and error', async () => {
    const { container } = render(
      <Checkbox defaultSelected isRequired description="It is two pages long." error="Read the terms first.">
        I agree to the <strong>terms</strong>.
      </Checkbox>,
    );
    expect(await transcript(container)).toMatchInlineSnapshot(`
      [
        "checkbox, I agree to the terms., It is two pages long. Read the terms first., checked, invalid, required",
        "I agree to the",
        "strong",
        "terms",
        "end of strong",
        ".",
        "It is two pages long.",
        "Read the terms first.",
      ]
    `);
  });
});
