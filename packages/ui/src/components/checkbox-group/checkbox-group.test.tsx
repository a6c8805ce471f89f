import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { CheckboxGroup, type CheckboxOption } from './checkbox-group.tsx';

type Notice = 'pay' | 'low';

const options: CheckboxOption<Notice>[] = [
  { value: 'pay', label: 'Payday' },
  { value: 'low', label: 'Low balance', description: 'Under $20.00' },
];
const all = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'All' });

describe('CheckboxGroup', () => {
  it('gives what is ticked in the order of its options', async () => {
    const onChange = vi.fn<(value: Notice[]) => void>();
    const { user } = render(
      <CheckboxGroup label="Tell me" options={options} value={['low']} onChange={onChange} />,
    );
    await user.click(screen.getByText('Payday'));
    expect(onChange).toHaveBeenCalledWith(['pay', 'low']);
  });

  it('ticks all at once, is mixed while some are ticked, and empties all', async () => {
    const onChange = vi.fn<(value: Notice[]) => void>();
    const group = (value: Notice[]) => (
      <CheckboxGroup label="Tell me" options={options} value={value} onChange={onChange} allLabel="All" />
    );
    const { user, again } = render(group([]));
    expect([all().checked, all().indeterminate]).toEqual([false, false]);
    await user.click(all());
    expect(onChange).toHaveBeenLastCalledWith(['pay', 'low']);
    again(group(['pay']));
    expect(all().indeterminate).toBe(true);
    await user.click(all());
    expect(onChange).toHaveBeenLastCalledWith(['pay', 'low']);
    again(group(['pay', 'low']));
    expect([all().checked, all().indeterminate]).toEqual([true, false]);
    await user.click(all());
    expect(onChange).toHaveBeenLastCalledWith([]);
  });

  it('leaves alone what is disabled, and does not count it', async () => {
    const onChange = vi.fn<(value: Notice[]) => void>();
    const some = options.map((option) => ({ ...option, isDisabled: option.value === 'pay' }));
    const { user } = render(
      <CheckboxGroup label="Tell me" options={some} value={['low']} onChange={onChange} allLabel="All" />,
    );
    expect(all().checked).toBe(true);
    await user.click(all());
    expect(onChange).toHaveBeenLastCalledWith([]);
  });

  it('passes root attributes and ref to its root', () => {
    const ref = createRef<HTMLDivElement>();
    render(
      <CheckboxGroup
        label="Tell me"
        options={options}
        value={[]}
        onChange={vi.fn()}
        data-part="n"
        rootRef={ref}
      />,
    );
    expect(ref.current?.dataset.part).toBe('n');
  });

  it('reads question, boxes and what describes them', async () => {
    const { container } = render(
      <CheckboxGroup
        label="Tell me"
        options={options}
        value={['pay']}
        onChange={vi.fn()}
        allLabel="All"
        error="Why?"
      />,
    );
    expect(await transcript(container)).toMatchInlineSnapshot(`
      [
        "Tell me",
        "group, Tell me, Why? Required",
        "checkbox, All, not checked",
        "strong",
        "All",
        "end of strong",
        "checkbox, Payday, Why?, checked, invalid",
        "Payday",
        "checkbox, Low balance, Under $20.00 Why?, not checked, invalid",
        "Low balance",
        "Under $20.00",
        "end of group, Tell me, Why? Required",
        "Required",
        "Why?",
      ]
    `);
  });
});
