import preview from '../../../../../.storybook/preview.tsx';
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
        Short: <AmountField label="How much?" currency="USD" minor={500} />,
        'With description': (
          <AmountField label="How much?" currency="USD" minor={4025} description="$159.75 left after this" />
        ),
        Invalid: (
          <AmountField label="How much?" currency="USD" minor={24000} error="Enter $200.00 or less." />
        ),
        Disabled: <AmountField label="How much?" currency="USD" minor={4025} isDisabled />,
        Long: <AmountField label="How much?" currency="CAD" minor={12_345_678} />,
        Longest: <AmountField label="How much?" currency="USD" minor={999_999_999} />,
      }}
    />
  ),
});
