import { describe, expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { clock, machineReadable, spoken } from './duration.ts';
import { TimeDisplay } from './time-display.tsx';

describe('TimeDisplay', () => {
  it('shows 00:00:00 when empty [ui-016]', () => {
    for (const empty of [null, undefined]) {
      const { container, unmount } = render(<TimeDisplay seconds={empty} />);
      expect(container.querySelector('time > [aria-hidden]')?.textContent).toBe('00:00:00');
      unmount();
    }
    expect([clock(Number.NaN), clock(-5), clock(0)]).toEqual(['00:00:00', '00:00:00', '00:00:00']);
  });

  it('shows hours, minutes and seconds, whole ones', () => {
    expect([9, 61.9, 3_600, 359_999, 360_000].map(clock)).toEqual([
      '00:00:09',
      '00:01:01',
      '01:00:00',
      '99:59:59',
      '100:00:00',
    ]);
    expect(machineReadable(25_500)).toBe('PT7H5M0S');
  });

  it('is heard in words, in the reader’s language', async () => {
    expect(spoken(3_661, 'en-US')).toBe('1 hour, 1 minute, 1 second');
    expect(spoken(null, 'es-US')).toBe('0 horas');
    const { container } = render(<TimeDisplay seconds={7_200} id="worked" />, { locale: 'fr-CA' });
    expect(container.querySelector('time')?.id).toBe('worked');
    expect(await transcript(container)).toContain('2 heures');
  });
});
