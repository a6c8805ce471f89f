import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { RewardSteps } from './reward-steps.tsx';

const steps = [
  { amount: '$15.00', caption: '1 person' },
  { amount: '$30.00', caption: '2 people' },
];

describe('RewardSteps', () => {
  it('says of each step what it comes to, what it takes and whether it is reached', async () => {
    const { container } = render(<RewardSteps label="Your rewards" steps={steps} reached={1} />);
    const said = (await transcript(container)).join(' ');
    expect(said).toMatch(/list, Your rewards/);
    expect(said).toMatch(/\$15\.00.*1 person.*done/);
    expect(said).toMatch(/current step.*\$30\.00.*2 people.*now/);
  });

  it('has no next step once all are reached', () => {
    const { container } = render(<RewardSteps label="Your rewards" steps={steps} reached={2} />);
    expect(container.querySelector('[aria-current]')).toBeNull();
    expect(container.querySelectorAll('[data-state="done"]')).toHaveLength(2);
  });

  it('hands ref and data attributes to its root', () => {
    const ref = createRef<HTMLOListElement>();
    render(<RewardSteps ref={ref} data-part="rewards" label="Your rewards" steps={steps} reached={0} />);
    expect(ref.current?.dataset).toMatchObject({ part: 'rewards' });
  });
});
