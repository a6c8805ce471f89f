import preview from '@dayfare/storybook/preview';
import { ArrowLeft } from 'lucide-react';
import { Text } from '../../primitives/text/text.tsx';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { BottomSheet } from './bottom-sheet.tsx';

const meta = preview.meta({
  component: BottomSheet,
  title: 'Components/Bottom sheet/States',
  args: {
    isOpen: true,
    onOpenChange: () => {},
    title: 'Transfer agreement',
    children: <Text>What you take early comes off your next pay.</Text>,
  },
});

/** Words and a cross, no actions; clear of the home indicator. */
export const WithoutActions = meta.story({ globals: { platform: 'ios' } });

/** One page of several, with a way back. */
export const Paged = meta.story({
  args: {
    page: { key: '2', label: 'Agreement 2 of 3' },
    start: <IconButton icon={ArrowLeft} label="Back" />,
    actions: <Button>I Agree 2/3</Button>,
  },
});

/** Must be answered: no cross. */
export const NotDismissable = meta.story({
  args: {
    isDismissable: false,
    title: 'Are you still there?',
    children: <Text>For your safety you will be signed out in 3 minutes.</Text>,
    actions: (
      <>
        <Button>Continue</Button>
        <Button variant="quiet">Log out</Button>
      </>
    ),
  },
});
