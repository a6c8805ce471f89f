import preview from '@dayfare/storybook/preview';
import { X } from 'lucide-react';
import { Forced, StateSheet } from '../../testing/state-sheet.tsx';
import { IconButton } from './icon-button.tsx';

const meta = preview.meta({ component: IconButton, title: 'Components/Icon button/States' });

/** Every state. */
export const All = meta.story({
  args: { icon: X, label: 'Close' },
  render: () => (
    <StateSheet
      states={{
        'At rest': <IconButton icon={X} label="Close one" />,
        Muted: <IconButton icon={X} label="Close two" tone="muted" />,
        'Under the pointer': (
          <Forced state="hovered">
            <IconButton icon={X} label="Close three" />
          </Forced>
        ),
        Pressed: (
          <Forced state="pressed">
            <IconButton icon={X} label="Close four" />
          </Forced>
        ),
        Focused: (
          <Forced state="focus-visible">
            <IconButton icon={X} label="Close five" />
          </Forced>
        ),
        Disabled: <IconButton icon={X} label="Close six" isDisabled />,
      }}
    />
  ),
});
