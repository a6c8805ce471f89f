import preview from '@dayfare/storybook/preview';
import { Forced, StateSheet } from '../../testing/state-sheet.tsx';
import { SnackbarProvider } from '../snackbar/snackbar.tsx';
import { CopyableNumber } from './copyable-number.tsx';

const meta = preview.meta({
  component: CopyableNumber,
  title: 'Components/Copyable number/States',
  args: { label: '', value: '' },
});
const number = (label: string) => <CopyableNumber label={label} value="4417092318" />;

/** Every state. */
export const All = meta.story({
  render: () => (
    <SnackbarProvider>
      <StateSheet
        states={{
          'At rest': number('Number at rest'),
          'In groups': <CopyableNumber label="Number in groups" value="4417092318" display="4417 0923 18" />,
          'Under the pointer': <Forced state="hovered">{number('Number under the pointer')}</Forced>,
          Pressed: <Forced state="pressed">{number('Number pressed')}</Forced>,
          Focused: <Forced state="focus-visible">{number('Number focused')}</Forced>,
        }}
      />
    </SnackbarProvider>
  ),
});
