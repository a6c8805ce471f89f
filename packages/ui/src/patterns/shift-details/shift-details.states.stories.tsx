import preview from '@dayfare/storybook/preview';
import { StateSheet } from '../../testing/state-sheet.tsx';
import { rightToLeft, twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { ShiftDetails } from './shift-details.tsx';

const shift = {
  startsAt: '2026-11-23T13:00:00Z',
  endsAt: '2026-11-23T21:30:00Z',
  location: 'Oakwood Care Home',
};
const timeZone = 'America/New_York';

const meta = preview.meta({
  component: ShiftDetails,
  title: 'Patterns/Shift details/States',
  args: { shift, timeZone },
});

/** Every state. */
export const All = meta.story({
  render: () => (
    <StateSheet
      states={{
        'Without segments': <ShiftDetails shift={shift} timeZone={timeZone} />,
        'One segment': (
          <ShiftDetails
            shift={{
              ...shift,
              segments: [{ kind: 'regular', startsAt: shift.startsAt, endsAt: shift.endsAt }],
            }}
            timeZone={timeZone}
          />
        ),
        'Long place': (
          <ShiftDetails shift={{ ...shift, location: `${unbreakable} ${rightToLeft}` }} timeZone={timeZone} />
        ),
        'Long words': (
          <ShiftDetails
            shift={{
              ...shift,
              segments: [{ kind: 'break', startsAt: shift.startsAt, endsAt: shift.endsAt }],
            }}
            timeZone={timeZone}
            text={{
              break: twiceAsLong('Break for lunch without pay'),
              segments: twiceAsLong('Parts of the shift'),
            }}
          />
        ),
      }}
    />
  ),
});
