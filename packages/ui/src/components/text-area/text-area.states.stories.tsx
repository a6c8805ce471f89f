import preview from '@dayfare/storybook/preview';
import { StateSheet } from '../../testing/state-sheet.tsx';
import { TextArea } from './text-area.tsx';

const meta = preview.meta({
  component: TextArea,
  title: 'Components/Text area/States',
  args: { label: '' },
});

/** Every state. */
export const All = meta.story({
  render: () => (
    <StateSheet
      states={{
        Empty: <TextArea label="What happened?" placeholder="On Friday …" />,
        Filled: <TextArea label="What happened?" defaultValue="My shift is missing." />,
        Optional: <TextArea label="Anything else?" isRequired={false} />,
        'With description': <TextArea label="What happened?" description="No card numbers, please." />,
        Invalid: <TextArea label="What happened?" error="Write a sentence or two." />,
        Full: <TextArea label="What happened?" defaultValue="Ten characters." maxLength={10} />,
        Disabled: <TextArea label="What happened?" defaultValue="My shift is missing." isDisabled />,
        'Read only': <TextArea label="What happened?" defaultValue="My shift is missing." isReadOnly />,
      }}
    />
  ),
});
