import preview from '@dayfare/storybook/preview';
import { Forced, StateSheet } from '../../testing/state-sheet.tsx';
import { ComboBox, type Option } from './combo-box.tsx';

const meta = preview.meta({ component: ComboBox, title: 'Components/Combo box/States' });

const keep = () => undefined;
const northwind: Option = { value: 'n', label: 'Northwind Foods' };
const common = { label: 'Your employer', options: [northwind], onChange: keep };

/** Every state of the field. */
export const All = meta.story({
  args: { ...common, value: null },
  render: () => (
    <StateSheet
      states={{
        Empty: <ComboBox {...common} value={null} placeholder="Name or city" />,
        Chosen: <ComboBox {...common} value={northwind} />,
        'Under the pointer': (
          <Forced state="hovered" of="[role=presentation]">
            <ComboBox {...common} value={northwind} />
          </Forced>
        ),
        'Arrow pressed': (
          <Forced state="pressed">
            <ComboBox {...common} value={northwind} />
          </Forced>
        ),
        Optional: <ComboBox {...common} value={null} isRequired={false} />,
        'With description': <ComboBox {...common} value={null} description="As on your pay statement." />,
        'List not loaded': <ComboBox {...common} value={null} status="failed" onRetry={keep} />,
        Invalid: <ComboBox {...common} value={null} error="Choose your employer from the list." />,
        Disabled: <ComboBox {...common} value={northwind} isDisabled />,
      }}
    />
  ),
});
