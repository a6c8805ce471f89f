import { screen, waitFor, within } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { type Option, Select, SelectItem, SelectSection } from './select.tsx';

type Purpose = 'rent' | 'food' | 'car';

const options: Option<Purpose>[] = [
  { value: 'rent', label: 'Rent' },
  { value: 'food', label: 'Groceries', description: 'And the drugstore' },
  { value: 'car', label: 'Car', isDisabled: true },
];

describe('Select', () => {
  it('chooses nothing by itself, and says that something is to be chosen', () => {
    render(<Select<Purpose> label="What for?" options={options} value={null} onChange={vi.fn()} />);
    expect(screen.getByRole('button').textContent).toContain('Choose one');
  });

  it('gives the chosen value, closes, and has the focus back', async () => {
    const onChange = vi.fn<(value: Purpose) => void>();
    const { user } = render(<Select label="What for?" options={options} value={null} onChange={onChange} />);
    await user.click(screen.getByRole('button'));
    await user.click(screen.getByRole('option', { name: 'Groceries And the drugstore' }));
    expect(onChange).toHaveBeenCalledWith('food');
    expect(screen.queryByRole('listbox')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button')));
  });

  it('goes to a choice by its first letters, and leaves on Escape without choosing', async () => {
    const onChange = vi.fn<(value: Purpose) => void>();
    const { user } = render(<Select label="What for?" options={options} value="rent" onChange={onChange} />);
    await user.tab();
    await user.keyboard('{ArrowDown}g');
    expect(document.activeElement).toBe(screen.getByRole('option', { name: 'Groceries And the drugstore' }));
    await user.keyboard('{Escape}');
    expect(onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button')));
  });

  it('takes choices that its caller composes, and draws the chosen one as it says', async () => {
    const onChange = vi.fn<(value: Purpose) => void>();
    const { user } = render(
      <Select<Purpose>
        label="What for?"
        value="rent"
        onChange={onChange}
        renderValue={(value) => `For ${value}`}
      >
        <SelectSection heading="At home">
          <SelectItem value="rent" label="Rent" />
          <SelectItem value="food" label="Groceries">
            Groceries <strong>$40.00</strong>
          </SelectItem>
        </SelectSection>
      </Select>,
    );
    const button = screen.getByRole('button');
    expect(button.textContent).toContain('For rent');
    await user.click(button);
    expect(screen.getByRole('group', { name: 'At home' })).toBeDefined();
    await user.keyboard('g');
    expect(document.activeElement).toBe(screen.getByRole('option', { name: 'Groceries $40.00' }));
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledWith('food');
  });

  it('does not take a disabled choice', async () => {
    const onChange = vi.fn<(value: Purpose) => void>();
    const { user } = render(<Select label="What for?" options={options} value={null} onChange={onChange} />);
    await user.click(screen.getByRole('button'));
    await user.click(screen.getByRole('option', { name: 'Car' }));
    expect(onChange).not.toHaveBeenCalled();
  });

  it('shows options under the heading of their group, in their order', async () => {
    const grouped = options.map((option) => ({
      ...option,
      group: option.value === 'rent' ? undefined : 'Daily',
    }));
    const { user } = render(<Select label="What for?" options={grouped} value={null} onChange={vi.fn()} />);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    const group = screen.getByRole('group', { name: 'Daily' });
    expect(within(group).getAllByRole('option')).toHaveLength(2);
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByRole('option', { name: 'Groceries And the drugstore' }));
  });

  it('passes root attributes and ref to its root', () => {
    const ref = createRef<HTMLDivElement>();
    render(
      <Select label="For?" options={options} value={null} onChange={vi.fn()} data-part="p" rootRef={ref} />,
    );
    expect(ref.current?.dataset.part).toBe('p');
  });

  it('reads label, choice, help and error', async () => {
    const { container } = render(
      <Select
        label="What for?"
        options={options}
        value="food"
        onChange={vi.fn()}
        description="Only you see it."
        error="Choose another."
        isRequired={false}
      />,
    );
    expect(await transcript(container)).toMatchInlineSnapshot(`
      [
        "What for?",
        "Optional",
        "button, Groceries What for? Optional, Only you see it. Choose another., not expanded, has popup listbox",
        "Groceries",
        "end of button, Groceries What for? Optional, Only you see it. Choose another., not expanded, has popup listbox",
        "Only you see it.",
        "Choose another.",
      ]
    `);
  });

  it('reads its choices when it is open', async () => {
    const { user } = render(<Select label="What for?" options={options} value="rent" onChange={vi.fn()} />);
    await user.click(screen.getByRole('button'));
    expect(await transcript(screen.getByRole('listbox'))).toMatchInlineSnapshot(`
      [
        "listbox, What for?, orientated vertically",
        "option, Rent, selected, position 1, set size 3",
        "Rent",
        "end of option, Rent, selected, position 1, set size 3",
        "option, Groceries And the drugstore, not selected, position 2, set size 3",
        "Groceries",
        "And the drugstore",
        "end of option, Groceries And the drugstore, not selected, position 2, set size 3",
        "option, Car, not selected, disabled, position 3, set size 3",
        "Car",
        "end of option, Car, not selected, disabled, position 3, set size 3",
        "end of listbox, What for?, orientated vertically",
      ]
    `);
  });
});
