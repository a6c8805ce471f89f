import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { GoalRing, shareOf } from './goal-ring.tsx';

describe('GoalRing', () => {
  it('is heard as its name and value, without what stands in its middle', async () => {
    const { container } = render(
      <GoalRing label="Trip" saved={50} target={200} valueText="$0.50 of $2.00">
        in the middle
      </GoalRing>,
    );
    const said = (await transcript(container)).join();
    expect(said).toContain('Trip');
    expect(said).toContain('$0.50 of $2.00');
    expect(said).not.toContain('in the middle');
  });

  it('is closed only once all is saved, and begins with the first cent', () => {
    expect([0, 1, 5_000, 9_999, 10_000, 20_000].map((saved) => shareOf(saved, 10_000))).toEqual([
      ...[0, 1, 50, 99, 100, 100],
    ]);
  });

  it('bursts where a milestone is celebrated, and says nothing of it', async () => {
    const ring = (isCelebrated: boolean) => (
      <GoalRing label="Trip" saved={1} target={2} valueText="1 of 2" isCelebrated={isCelebrated} />
    );
    const { container, rerender } = render(ring(false));
    const before = (await transcript(container)).join();
    rerender(ring(true));
    expect(container.querySelector('[data-celebrated]')).not.toBeNull();
    expect((await transcript(container)).join()).toBe(before);
  });

  it('hands ref and data attributes to its root', () => {
    const ref = createRef<HTMLDivElement>();
    render(<GoalRing ref={ref} data-part="goal" label="Trip" saved={1} target={2} valueText="1 of 2" />);
    expect(ref.current?.dataset).toMatchObject({ part: 'goal', size: 'large' });
  });
});
