import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { StepMarkers } from './step-markers.tsx';
import { stepWidth } from './step-width.ts';

describe('StepMarkers', () => {
  it('gives each step 95 percent divided by the steps less one [ui-008]', () => {
    expect(stepWidth(2)).toBe(95);
    expect(stepWidth(6)).toBe(19);
    render(<StepMarkers label="Steps" steps={['A', 'B', 'C', 'D', 'E', 'F']} current={1} />);
    expect(screen.getByRole('list').style.getPropertyValue('--df-step-width')).toBe('19%');
  });

  it('has no width to share out where there is one step or none', () => {
    expect([stepWidth(1), stepWidth(0)]).toEqual([0, 0]);
  });

  it('says of each step what it is', async () => {
    const { container } = render(
      <StepMarkers label="Account" steps={['Phone', 'Address', 'Review']} current={2} />,
    );
    expect(await transcript(container)).toMatchInlineSnapshot(`
      [
        "list, Account",
        "listitem, level 1, position 1, set size 3",
        "Phone, done",
        "end of listitem, level 1, position 1, set size 3",
        "listitem, level 1, current step, position 2, set size 3",
        "Address, now",
        "end of listitem, level 1, current step, position 2, set size 3",
        "listitem, level 1, position 3, set size 3",
        "Review, to come",
        "end of listitem, level 1, position 3, set size 3",
        "end of list, Account",
      ]
    `);
  });

  it('hands ref and data attributes to its root', () => {
    let root: HTMLElement | null = null;
    render(
      <StepMarkers
        label="Steps"
        steps={['A']}
        current={1}
        data-test="x"
        ref={(element) => {
          root = element;
        }}
      />,
    );
    expect(root).toHaveProperty('dataset.test', 'x');
  });
});
