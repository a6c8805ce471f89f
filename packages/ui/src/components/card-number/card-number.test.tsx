import { describe, expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { CardNumber } from './card-number.tsx';
import { lastFour } from './last-digits.ts';

describe('CardNumber', () => {
  it('lets only the last four digits into the page', () => {
    expect(['4417', '4111-1111-1111-0923', '12', ''].map(lastFour)).toEqual(['4417', '0923', '12', '']);
    const { container } = render(<CardNumber number="4111111111110923" groups={3} />);
    expect(container.innerHTML).not.toContain('4111');
    expect(container.textContent).toContain('••••••••••••0923');
  });

  it('is heard digit by digit, and the dots are not heard', async () => {
    const { container } = render(<CardNumber number="4417" kind="Visa" id="card" />);
    expect(container.querySelector('#card')).not.toBeNull();
    expect(await transcript(container)).toEqual(['Visa', 'ending in 4 4 1 7']);
  });
});
