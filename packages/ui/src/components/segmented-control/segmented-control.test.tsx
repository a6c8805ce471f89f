import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { type Segment, SegmentedControl } from './segmented-control.tsx';

type Period = 'week' | 'month';

const segments: Segment<Period>[] = [
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
];

describe('SegmentedControl', () => {
  it('switches on a press, and says nothing when the chosen one is pressed', async () => {
    const onChange = vi.fn<(value: Period) => void>();
    const { user } = render(
      <SegmentedControl label="Period" segments={segments} value="week" onChange={onChange} />,
    );
    await user.click(screen.getByRole('radio', { name: 'Week' }));
    expect(onChange).not.toHaveBeenCalled();
    await user.click(screen.getByRole('radio', { name: 'Month' }));
    expect(onChange.mock.calls).toEqual([['month']]);
  });

  it('has none chosen where something else decides what is shown', async () => {
    const onChange = vi.fn<(value: Period) => void>();
    const { user } = render(
      <SegmentedControl label="Period" segments={segments} value={null} look="chips" onChange={onChange} />,
    );
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Week' }));
    expect(onChange.mock.calls).toEqual([['week']]);
  });

  it('is one stop of Tab with arrows inside', async () => {
    const onChange = vi.fn<(value: Period) => void>();
    const { user } = render(
      <SegmentedControl label="Period" segments={segments} value="week" onChange={onChange} />,
    );
    await user.tab();
    await user.keyboard('{ArrowRight} ');
    expect(onChange).toHaveBeenCalledWith('month');
    await user.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('passes id, attributes and its ref to its root', () => {
    const ref = createRef<HTMLDivElement>();
    render(
      <SegmentedControl
        label="Period"
        segments={segments}
        value="week"
        onChange={vi.fn()}
        id="p"
        data-part="p"
        ref={ref}
      />,
    );
    expect([ref.current?.id, ref.current?.dataset.part]).toEqual(['p', 'p']);
  });

  it('reads as radios of a named group', async () => {
    const { container } = render(
      <SegmentedControl label="Period" segments={segments} value="week" onChange={vi.fn()} />,
    );
    expect(await transcript(container)).toMatchInlineSnapshot(`
      [
        "radiogroup, Period, not disabled, orientated horizontally",
        "radio, Week, checked, position 1, set size 2",
        "radio, Month, not checked, position 2, set size 2",
        "end of radiogroup, Period, not disabled, orientated horizontally",
      ]
    `);
  });
});
