import preview from '@dayfare/storybook/preview';
import { fn } from 'storybook/test';
import { accented, twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { FilterDrawer, type FilterDrawerProps } from './filter-drawer.tsx';

const args: FilterDrawerProps = {
  isOpen: true,
  onClose: fn(),
  filters: [
    { value: 'all', label: 'All Conversations' },
    { value: 'unread', label: 'Unread', description: 'With messages that you have not seen.' },
    { value: 'groups', label: 'Groups', isDisabled: true },
  ],
  value: ['unread'],
  onApply: fn(),
};

const meta = preview.meta({ component: FilterDrawer, title: 'Patterns/Filter drawer/States', args });

/** One filter in use, one that cannot be had. */
export const InUse = meta.story();

/** At twice the text size, in the dark scheme. */
export const At200Percent = meta.story({ globals: { textScale: '200', scheme: 'dark' } });

/** Words at twice their length, and one that offers no place to break. */
export const ManyWords = meta.story({
  args: {
    text: { title: accented(twiceAsLong('Filter conversations')), apply: twiceAsLong('Show conversations') },
    filters: [
      { value: 'all', label: twiceAsLong('All Conversations') },
      { value: 'other', label: unbreakable },
    ],
  },
});
