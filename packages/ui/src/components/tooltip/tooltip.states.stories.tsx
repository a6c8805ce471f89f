import preview from '@dayfare/storybook/preview';
import { Info } from 'lucide-react';
import { Box } from '../../primitives/box/box.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Tooltip } from './tooltip.tsx';

const meta = preview.meta({
  component: Tooltip,
  title: 'Components/Tooltip/States',
  args: { text: '', children: <span /> },
});

/** Above, as it is by default. */
export const Above = meta.story({
  render: () => (
    <Box paddingY={8}>
      <Stack align="center">
        <Tooltip text="Confirmed by your employer" defaultOpen>
          <IconButton icon={Info} label="Confirmed hours" />
        </Tooltip>
      </Stack>
    </Box>
  ),
});

/** Beside, at the end. */
export const AtTheEnd = meta.story({
  render: () => (
    <Stack align="start">
      <Tooltip text="Confirmed" placement="end" defaultOpen>
        <IconButton icon={Info} label="Confirmed hours" />
      </Tooltip>
    </Stack>
  ),
});
