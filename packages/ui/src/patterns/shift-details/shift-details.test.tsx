import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { spoken } from '../shared/testing/spoken.ts';
import { type Shift, ShiftDetails } from './shift-details.tsx';

const shift: Shift = {
  startsAt: '2026-11-23T13:00:00Z',
  endsAt: '2026-11-23T21:30:00Z',
  location: 'Oakwood',
  segments: [
    { kind: 'regular', startsAt: '2026-11-23T13:00:00Z', endsAt: '2026-11-23T17:00:00Z' },
    { kind: 'break', startsAt: '2026-11-23T17:00:00Z', endsAt: '2026-11-23T17:30:00Z' },
  ],
};

const plain = (text: string | null) => text?.replaceAll(/\s/g, ' ');

describe('ShiftDetails', () => {
  it('shows date, time, location, and segments labelled Regular or Break with their times [connect-103]', () => {
    render(<ShiftDetails shift={shift} timeZone="America/New_York" />);
    expect(screen.getAllByRole('definition').map((fact) => plain(fact.textContent))).toEqual([
      'Monday, November 23',
      '8:00 AM – 4:30 PM',
      'Oakwood',
    ]);
    expect(screen.getAllByRole('listitem').map((part) => plain(part.textContent))).toEqual([
      'Regular 8:00 AM – 12:00 PM',
      'Break 12:00 PM – 12:30 PM',
    ]);
  });

  it('tells the day and the hours of the place of work, not those of the reader', () => {
    const early = { ...shift, startsAt: '2026-11-24T04:00:00Z', segments: undefined };
    render(<ShiftDetails shift={early} timeZone="America/Los_Angeles" />);
    expect(screen.getByText('Monday, November 23')).toBeDefined();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('names the zone of both times where the clocks change in between', () => {
    const fall = {
      ...{ ...shift, startsAt: '2026-11-01T02:00:00Z', endsAt: '2026-11-01T11:00:00Z' },
      segments: [
        { kind: 'break', startsAt: '2026-11-01T05:30:00Z', endsAt: '2026-11-01T06:30:00Z' },
      ] satisfies Shift['segments'],
    };
    render(<ShiftDetails shift={fall} timeZone="America/New_York" />);
    expect(plain(screen.getByRole('listitem').textContent)).toBe('Break 1:30 AM EDT – 1:30 AM EST');
    expect(plain(screen.getAllByRole('definition')[1]?.textContent ?? '')).toBe('10:00 PM EDT – 6:00 AM EST');
  });

  it('reads names before facts, and the segments as a list with a name', async () => {
    const content = <ShiftDetails shift={shift} timeZone="America/New_York" id="shift" />;
    const { container } = render(<main>{content}</main>, { locale: 'es-US' });
    const said = await spoken(container);
    expect(said).toContain('lunes, 23 de noviembre');
    expect(said).toContain('list, Tramos');
    expect(container.querySelector('#shift')).not.toBeNull();
  });
});
