import preview from '@dayfare/storybook/preview';
import { StateSheet } from '../../testing/state-sheet.tsx';
import { drawing } from './drawing.fixtures.ts';
import { Picture } from './picture.tsx';

const meta = preview.meta({
  component: Picture,
  title: 'Components/Picture/States',
  args: { src: undefined, alt: '' },
});

/** Every state. */
export const All = meta.story({
  render: () => (
    <StateSheet
      states={{
        'In a message': <Picture src={drawing} alt="The new price cards" />,
        'On its way': <Picture src={undefined} alt="shelf-plan.png" />,
        'As large as the screen': <Picture src={drawing} alt="The new price cards" size="screen" />,
      }}
    />
  ),
});
