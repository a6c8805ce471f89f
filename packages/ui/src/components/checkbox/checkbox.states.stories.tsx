import preview from '@dayfare/storybook/preview';
import { Forced, StateSheet } from '../../testing/state-sheet.tsx';
import { Checkbox } from './checkbox.tsx';

const meta = preview.meta({ component: Checkbox, title: 'Components/Checkbox/States' });

/** Every state. */
export const All = meta.story({
  args: { children: '' },
  render: () => (
    <StateSheet
      states={{
        Empty: <Checkbox>Keep me signed in</Checkbox>,
        Ticked: <Checkbox defaultSelected>Keep me signed in</Checkbox>,
        Some: <Checkbox isIndeterminate>All notices</Checkbox>,
        'Under the pointer': (
          <Forced state="hovered" of="label">
            <Checkbox>Keep me signed in</Checkbox>
          </Forced>
        ),
        Focused: (
          <Forced state="focus-visible" of="label">
            <Checkbox>Keep me signed in</Checkbox>
          </Forced>
        ),
        'With description': <Checkbox description="Not on a shared phone.">Keep me signed in</Checkbox>,
        Invalid: <Checkbox error="Tick the box to go on.">I agree to the terms.</Checkbox>,
        Disabled: <Checkbox isDisabled>Keep me signed in</Checkbox>,
        'Disabled and ticked': (
          <Checkbox isDisabled defaultSelected>
            Keep me signed in
          </Checkbox>
        ),
      }}
    />
  ),
});
