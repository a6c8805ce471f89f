import preview from '@dayfare/storybook/preview';
import { Box } from '../../primitives/box/box.tsx';
import { Forced, StateSheet } from '../../testing/state-sheet.tsx';
import { NeedHelp } from './need-help.tsx';

const meta = preview.meta({
  component: NeedHelp,
  title: 'Components/Need help/States',
  args: { href: '#help' },
});
const help = <NeedHelp onPress={() => {}} />;

/** Every state. */
export const All = meta.story({
  render: () => (
    <StateSheet
      states={{
        'At rest': help,
        'Under the pointer': <Forced state="hovered">{help}</Forced>,
        Pressed: <Forced state="pressed">{help}</Forced>,
        Focused: <Forced state="focus-visible">{help}</Forced>,
        Disabled: <NeedHelp onPress={() => {}} isDisabled />,
        'On the brand': (
          <Box background="brand" padding={4} radius="card">
            {help}
          </Box>
        ),
      }}
    />
  ),
});
