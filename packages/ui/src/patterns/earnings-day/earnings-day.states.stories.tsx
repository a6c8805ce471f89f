import preview from '@dayfare/storybook/preview';
import { StateSheet } from '../../testing/state-sheet.tsx';
import { twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { EarningsDay, type EarningsDayProps } from './earnings-day.tsx';

const args: EarningsDayProps = {
  date: '2026-11-20',
  currency: 'USD',
  earnedMinor: 12_400,
  hours: { regular: 8, overtime: 0, doubleOvertime: 0, total: 8 },
};

const meta = preview.meta({ component: EarningsDay, title: 'Patterns/Earnings day/States', args });

/** Every state. */
export const All = meta.story({
  render: () => (
    <StateSheet
      states={{
        Usual: <EarningsDay {...args} />,
        Overtime: (
          <EarningsDay {...args} hours={{ regular: 8, overtime: 2.25, doubleOvertime: 0, total: 10.25 }} />
        ),
        'Double overtime': (
          <EarningsDay {...args} hours={{ regular: 8, overtime: 2, doubleOvertime: 1, total: 11 }} />
        ),
        'In Canadian dollars': <EarningsDay {...args} currency="CAD" />,
        'A large amount': <EarningsDay {...args} earnedMinor={123_456_789} />,
        'Long words': (
          <EarningsDay {...args} text={{ regular: twiceAsLong('Regular hours'), total: unbreakable }} />
        ),
      }}
    />
  ),
});
