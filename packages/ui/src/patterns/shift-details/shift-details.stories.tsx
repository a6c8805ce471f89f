import preview from '@dayfare/storybook/preview';
import { expect, within } from 'storybook/test';
import { ShiftDetails } from './shift-details.tsx';

const shift = {
  startsAt: '2026-11-23T13:00:00Z',
  endsAt: '2026-11-23T21:30:00Z',
  location: 'Oakwood Care Home, second floor',
};

const segments = [
  { kind: 'regular', startsAt: '2026-11-23T13:00:00Z', endsAt: '2026-11-23T17:00:00Z' },
  { kind: 'break', startsAt: '2026-11-23T17:00:00Z', endsAt: '2026-11-23T17:30:00Z' },
  { kind: 'regular', startsAt: '2026-11-23T17:30:00Z', endsAt: '2026-11-23T21:30:00Z' },
] as const;

const meta = preview.meta({
  component: ShiftDetails,
  title: 'Patterns/Shift details',
  args: { shift: { ...shift, segments }, timeZone: 'America/New_York' },
});

/** A day with a break: each part says what it is and when. */
export const WithSegments = meta.story({
  tags: ['connect-103'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Monday, November 23')).toBeVisible();
    await expect(canvas.getByText(/^8:00.AM – 4:30.PM$/)).toBeVisible();
    const parts = within(canvas.getByRole('list', { name: 'Segments' })).getAllByRole('listitem');
    const said = parts.map((part) => part.textContent?.replaceAll('\u00a0', ' '));
    await expect(said).toEqual([
      'Regular 8:00 AM – 12:00 PM',
      'Break 12:00 PM – 12:30 PM',
      'Regular 12:30 PM – 4:30 PM',
    ]);
  },
});

/** The schedule tells no segments. */
export const WithoutSegments = meta.story({
  args: { shift },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

/** A night shift ends on the next day. */
export const OvernightShift = meta.story({
  args: {
    shift: { startsAt: '2026-11-24T03:00:00Z', endsAt: '2026-11-24T11:00:00Z', location: 'Warehouse 4' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^10:00.PM – 6:00.AM$/)).toBeVisible();
  },
});

/** In Spanish. */
export const Spanish = meta.story({ globals: { language: 'es' } });

/** In Canadian French, with its hours of twenty-four. */
export const CanadianFrench = meta.story({ globals: { language: 'fr' } });
