import preview from '@dayfare/storybook/preview';
import { StateSheet } from '../../testing/state-sheet.tsx';
import { AmountField } from './amount-field.tsx';

const meta = preview.meta({ component: AmountField, title: 'Components/Amount field/States' });

/** Every state, and every length. */
export const All = meta.story({
  args: { label: '', currency: 'USD' },
  render: () => (
    <StateSheet
      states={{
        Empty: <AmountField label="How much?" currency="USD" />,
        Short: <AmountField label="How much?" currency="USD" value={500} />,
        'With description': (
          <AmountField label="How much?" currency="USD" value={4025} description="$159.75 left after this" />
        ),
        Invalid: (
          <AmountField label="How much?" currency="USD" value={24000} error="Enter $200.00 or less." />
        ),
        Disabled: <AmountField label="How much?" currency="USD" value={4025} isDisabled />,
        Long: <AmountField label="How much?" currency="CAD" value={12_345_678} />,
        Longest: <AmountField label="How much?" currency="USD" value={999_999_999} />,
      }}
    />
  ),
});
