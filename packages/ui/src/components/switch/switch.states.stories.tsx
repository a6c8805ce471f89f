import preview from '@dayfare/storybook/preview';
import { Forced, StateSheet } from '../../testing/state-sheet.tsx';
import { Switch } from './switch.tsx';

const meta = preview.meta({ component: Switch, title: 'Components/Switch/States' });

/** Every state. */
export const All = meta.story({
  args: { children: '' },
  render: () => (
    <StateSheet
      states={{
        Off: <Switch>Low-balance notices</Switch>,
        On: <Switch defaultSelected>Low-balance notices</Switch>,
        'Under the pointer': (
          <Forced state="hovered" of="label">
            <Switch>Low-balance notices</Switch>
          </Forced>
        ),
        Pressed: (
          <Forced state="pressed" of="label">
            <Switch>Low-balance notices</Switch>
          </Forced>
        ),
        Focused: (
          <Forced state="focus-visible" of="label">
            <Switch>Low-balance notices</Switch>
          </Forced>
        ),
        'With description': <Switch description="By text message.">Low-balance notices</Switch>,
        Invalid: <Switch error="This could not be saved. Try again.">Low-balance notices</Switch>,
        Disabled: <Switch isDisabled>Low-balance notices</Switch>,
        'Disabled and on': (
          <Switch isDisabled defaultSelected>
            Low-balance notices
          </Switch>
        ),
      }}
    />
  ),
});
