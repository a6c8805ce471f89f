import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { HowIsThisWorkedOut } from './how-is-this-worked-out.tsx';

const show = () =>
  render(
    <HowIsThisWorkedOut
      currency="USD"
      earnedMinor={54_050}
      withheldMinor={27_025}
      takenMinor={8_000}
      feesMinor={299}
      availableMinor={18_726}
      updatedAt="2026-11-21T11:00:00Z"
      nextUpdateAt="2026-11-22T11:00:00Z"
      timeZone="America/New_York"
      defaultExpanded
      text={{
        question: 'How?',
        earned: 'Earned',
        withheld: 'Kept back',
        taken: 'Taken',
        fees: 'Fees',
        adjustment: 'Adjustment',
        left: 'Left',
        limit: 'Limit',
        available: 'Now',
        updated: 'Last updated',
        nextUpdate: 'Next update',
      }}
    />,
  );

describe('HowIsThisWorkedOut', () => {
  it('tells names and figures as a description list, what is subtracted as negative', () => {
    const { container } = show();
    const list = container.querySelector('dl');
    if (!list) throw new Error('There must be a description list.');
    expect(
      within(list)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(['Earned', 'Kept back', 'Taken', 'Fees', 'Now']);
    expect(
      within(list)
        .getAllByRole('definition')
        .map((value) => value.textContent),
    ).toEqual(['$540.50', '-$270.25', '-$80.00', '-$2.99', '$187.26']);
  });

  it('says when the figures were true and when they will be renewed', () => {
    show();
    expect(screen.getByText(/Sat, Nov 21, 6:00.AM EST/).closest('span')?.textContent).toContain(
      'Last updated',
    );
    expect(screen.getByText(/Sun, Nov 22, 6:00.AM EST/).closest('span')?.textContent).toContain(
      'Next update',
    );
  });

  it('reads each name before its figure', async () => {
    const { container } = show();
    const spoken = await transcript(container);
    expect(spoken.indexOf('Kept back')).toBeGreaterThan(-1);
    expect(spoken.indexOf('Kept back')).toBeLessThan(spoken.indexOf('-$270.25'));
  });
});
