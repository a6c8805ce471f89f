import preview from '@dayfare/storybook/preview';
import { StateSheet } from '../../testing/state-sheet.tsx';
import { Calendar } from './calendar.tsx';

const meta = preview.meta({ component: Calendar, title: 'Components/Calendar/States', args: { label: '' } });
const shown = { firstShown: '2026-11-01' } as const;

/** Every state. */
export const All = meta.story({
  render: () => (
    <StateSheet
      states={{
        'Nothing chosen': <Calendar label="Nothing chosen" {...shown} />,
        Chosen: <Calendar label="Chosen" value="2026-11-23" />,
        'With bounds': <Calendar label="With bounds" {...shown} min="2026-11-10" max="2026-11-20" />,
        'With marks': <Calendar label="With marks" value="2026-11-27" marks={{ '2026-11-27': 'Payday' }} />,
        Disabled: <Calendar label="Disabled" value="2026-11-23" isDisabled />,
      }}
    />
  ),
});
