import preview from '@dayfare/storybook/preview';
import { StateSheet } from '../../testing/state-sheet.tsx';
import { Avatar } from './avatar.tsx';

const meta = preview.meta({ component: Avatar, title: 'Components/Avatar/States', args: { name: '' } });

/** Every size, and names of every kind. */
export const All = meta.story({
  render: () => (
    <StateSheet
      states={{
        Small: <Avatar name="Ana Ruiz" size="small" />,
        Medium: <Avatar name="Ben Tran" />,
        Large: <Avatar name="Chloé Dubois" size="large" />,
        Huge: <Avatar name="Dev Patel" size="huge" />,
        'One word': <Avatar name="Night shift" isDecorative />,
        'With an accent': <Avatar name="Émile" />,
        'Another script': <Avatar name="نور" />,
        'No name': <Avatar name="" isDecorative />,
      }}
    />
  ),
});
