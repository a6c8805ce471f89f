import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { RadioGroup, type RadioOption } from './radio-group.tsx';

type Way = 'text' | 'mail';

const options: RadioOption<Way>[] = [
  { value: 'text', label: 'By text message' },
  { value: 'mail', label: 'By email', description: 'To ana@example.com' },
];

describe('RadioGroup', () => {
  it('chooses nothing by itself, and gives what is pressed', async () => {
    const onChange = vi.fn<(value: Way) => void>();
    const { user } = render(<RadioGroup label="How?" options={options} value={null} onChange={onChange} />);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    await user.click(screen.getByText('By email'));
    expect(onChange).toHaveBeenCalledWith('mail');
  });

  it('is one stop of Tab, and the arrows choose', async () => {
    const onChange = vi.fn<(value: Way) => void>();
    const { user } = render(<RadioGroup label="How?" options={options} value="text" onChange={onChange} />);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'By text message' }));
    await user.keyboard('{ArrowDown}');
    expect(onChange).toHaveBeenCalledWith('mail');
    await user.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('passes root attributes and ref to its root', () => {
    const ref = createRef<HTMLDivElement>();
    render(
      <RadioGroup
        label="How?"
        options={options}
        value={null}
        onChange={vi.fn()}
        data-part="how"
        rootRef={ref}
      />,
    );
    expect(ref.current?.dataset.part).toBe('how');
  });

  it('reads question, answers and what describes them', async () => {
    const { container } = render(
      <RadioGroup label="How?" options={options} value="text" onChange={vi.fn()} error="Choose another." />,
    );
    expect(await transcript(container)).toMatchInlineSnapshot(`
      [
        "How?",
        "radiogroup, How?, Choose another., invalid, orientated vertically, required",
        "radio, By text message, Choose another., checked, position 1, set size 2",
        "By text message",
        "radio, By email, Choose another. To ana@example.com, not checked, position 2, set size 2",
        "By email",
        "To ana@example.com",
        "end of radiogroup, How?, Choose another., invalid, orientated vertically, required",
        "Choose another.",
      ]
    `);
  });
});
