import preview from '@dayfare/storybook/preview';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

const meta = preview.meta({
  component: Dialog,
  title: 'Components/Dialog/States',
  args: {
    isOpen: true,
    onOpenChange: () => {},
    title: 'Your card was removed',
    children: 'You can add it again at any time.',
  },
});

/** Words and a cross, no actions. */
export const WithoutActions = meta.story();

/** A title and actions with more words than room: all of them are shown. */
export const ManyWords = meta.story({
  args: {
    title: 'Voulez-vous vraiment annuler le virement vers votre compte d’épargne conjoint?',
    actions: (
      <>
        <Button variant="danger">Oui, annuler le virement vers mon compte d’épargne conjoint</Button>
        <Button variant="secondary">Non, le conserver</Button>
      </>
    ),
  },
});

/** At twice the text size, on a phone. */
export const At200Percent = meta.story({
  globals: { textScale: '200' },
  args: { actions: <Button>Add it again</Button> },
});
