import { describe, expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { Timeline } from './timeline.tsx';

describe('Timeline', () => {
  it('reads each step with what it is', async () => {
    const { container } = render(
      <Timeline
        label="Your card"
        id="way"
        steps={[
          { title: 'Printed', state: 'done', time: 'Monday' },
          { title: 'Shipped', state: 'current' },
          { title: 'Arrived', state: 'upcoming' },
          { title: 'Returned', state: 'failed' },
        ]}
      />,
    );
    expect(container.querySelector('ol')?.id).toBe('way');
    const words = [...container.querySelectorAll('li')].map((item) => item.textContent);
    expect(words).toEqual([
      'Printed, doneMonday',
      'Shipped, now',
      'Arrived, to come',
      'Returned, did not work',
    ]);
    expect(await transcript(container)).toContain('listitem, level 1, current step, position 2, set size 4');
  });

  it('marks where it is, once, and is a list with a name', () => {
    const { getByRole } = render(
      <Timeline
        label="Your card"
        steps={[
          { title: 'Printed', state: 'done' },
          { title: 'Shipped', state: 'current' },
        ]}
      />,
    );
    const marked = getByRole('list', { name: 'Your card' }).querySelectorAll('[aria-current="step"]');
    expect([...marked].map((step) => step.textContent)).toEqual(['Shipped, now']);
  });
});
