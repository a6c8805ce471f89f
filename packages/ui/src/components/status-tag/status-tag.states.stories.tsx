import preview from '@dayfare/storybook/preview';
import { Clock } from 'lucide-react';
import { Box } from '../../primitives/box/box.tsx';
import { StateSheet } from '../../testing/state-sheet.tsx';
import { StatusTag } from './status-tag.tsx';

const meta = preview.meta({
  component: StatusTag,
  title: 'Components/Status tag/States',
  args: { children: '' },
});

/** Every tone, an icon of its own, and on the brand's background. */
export const All = meta.story({
  render: () => (
    <StateSheet
      states={{
        Neutral: <StatusTag>Ended</StatusTag>,
        Info: <StatusTag tone="info">On its way</StatusTag>,
        Success: <StatusTag tone="success">Arrived</StatusTag>,
        Warning: <StatusTag tone="warning">Needs you</StatusTag>,
        Danger: <StatusTag tone="danger">Did not go through</StatusTag>,
        'Its own icon': (
          <StatusTag tone="info" icon={Clock}>
            Scheduled
          </StatusTag>
        ),
        'On the brand': (
          <Box background="brand" padding={4} radius="card">
            <StatusTag tone="success">Active</StatusTag>
          </Box>
        ),
      }}
    />
  ),
});
