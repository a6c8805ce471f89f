import preview from '@dayfare/storybook/preview';
import { ArrowLeft } from 'lucide-react';
import { Text } from '../../primitives/text/text.tsx';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Drawer } from './drawer.tsx';

const meta = preview.meta({
  component: Drawer,
  title: 'Components/Drawer/States',
  args: {
    isOpen: true,
    onOpenChange: () => {},
    title: 'Card disclosures',
    children: <Text>Fees and limits of the card.</Text>,
  },
});

/** Words and a cross. */
export const WithoutActions = meta.story();

/** Two actions, the more important one first. */
export const WithActions = meta.story({
  args: {
    actions: (
      <>
        <Button>Apply</Button>
        <Button variant="quiet">Clear all</Button>
      </>
    ),
  },
});

/** Words, a way back instead of a title bar of the page, and no cross. */
export const NotDismissable = meta.story({
  args: { isDismissable: false, actions: <Button icon={ArrowLeft}>Go back</Button> },
});

/** A single control inside. */
export const OneControl = meta.story({
  args: { children: <IconButton icon={ArrowLeft} label="Previous part" /> },
});
