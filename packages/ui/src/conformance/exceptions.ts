import type { rules } from './rules.ts';

type What = keyof typeof rules | 'specimen' | 'root';

const readAll = 'Nothing in it changes what is heard; transcripts.test.tsx reads it.';
const stacked = 'Its states need the width of a page: they stand one below the other.';
const overlay = 'Drawn by the overlay of the dialog.';

const line = 'A field of one line: primitives/field draws it.';

/** What a part (by its folder) or an export (by its path) need not have, for good, each with the reason. Keep it short: a rule with many exceptions is none. */
export const exceptions: Readonly<Partial<Record<What, Readonly<Record<string, string>>>>> = {
  files: {
    'components/bottom-sheet': overlay,
    'components/drawer': overlay,
    'components/masked-field': line,
    'components/text-field': line,
  },
  stateSheet: {
    'components/banner': stacked,
    'components/list-row': stacked,
    'components/loading-bar': 'It is there or it is not.',
    'components/menu': 'One menu is open at a time; its entries are its states.',
  },
  specimen: { icon: 'A type.', provider: 'Draws nothing.' },
  root: {
    menu: 'Its root is the list that drops down; menu.test.tsx opens it.',
    snackbar: 'One region for the messages of the whole page; nobody but the provider draws it.',
  },
  transcript: {
    'components/brand-logo': readAll,
    'components/loading-bar': readAll,
    'components/progress-bar': readAll,
    'components/skeleton': readAll,
    'components/superscript': readAll,
  },
};
