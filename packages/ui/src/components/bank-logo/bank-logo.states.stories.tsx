import preview from '@dayfare/storybook/preview';
import { CreditCard } from 'lucide-react';
import { StateSheet } from '../../testing/state-sheet.tsx';
import { BankLogo } from './bank-logo.tsx';

const meta = preview.meta({ component: BankLogo, title: 'Components/Bank logo/States', args: { name: '' } });

/** Sizes, and banks known and unknown. */
export const All = meta.story({
  render: () => (
    <StateSheet
      states={{
        Medium: <BankLogo index={0} name="Bank 0" />,
        Large: <BankLogo index={1} name="Bank 1" size="large" />,
        Unknown: <BankLogo name="Some bank" />,
        'No bank': <BankLogo icon={CreditCard} name="Some card" />,
        'Unknown, large': <BankLogo name="Some other bank" size="large" />,
      }}
    />
  ),
});
