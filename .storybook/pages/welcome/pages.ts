/** The pages for designers, each with what one goes there for. */
export const deskPages = [
  {
    id: 'studio-brand-board--board',
    title: 'Brand board',
    note: 'One brand: its colours by role, type, corners, motion, and every pair of colours with its contrast.',
  },
  {
    id: 'studio-brand-matrix--matrix',
    title: 'Brand matrix',
    note: 'Any story in all brands and both schemes at once.',
  },
  {
    id: 'studio-all-components--sheet',
    title: 'All components',
    note: 'Everything that the library exports on one sheet, live, in one brand and language.',
  },
  {
    id: 'studio-brand-diff--diff',
    title: 'Brand diff',
    note: 'Two brands, and what differs: in pixels and in values.',
  },
  {
    id: 'studio-token-usage--usage',
    title: 'Token usage',
    note: 'From a token to the components that read it, and back.',
  },
  {
    id: 'studio-voice--voice',
    title: 'Voice',
    note: 'Every phrase by brand and language, with the room it has.',
  },
  {
    id: 'studio-brand-studio--studio-page',
    title: 'Brand studio',
    note: 'Make a brand: change tokens, see it at once, mend contrast, take the files with you.',
  },
  {
    id: 'studio-status--page',
    title: 'Status',
    note: 'What has been tried on every component, in which brand, when, and with what result.',
  },
  {
    id: 'studio-how-to--use-component',
    title: 'How to',
    note: 'Use a component, make a screen, make a component, review a brand.',
  },
] as const;

/** The rooms of the sidebar, in its order, each with what stands in it. */
export const rooms = [
  { title: 'Screens', note: 'Whole screens with made-up answers: loading, empty, full, and every error.' },
  {
    title: 'Patterns',
    note: 'Parts of a screen that know a task: a receipt, the choice of a speed, a list of transfers.',
  },
  {
    title: 'Components',
    note: 'One thing each. Every story is one state; "States" shows all of them together.',
  },
  { title: 'Primitives', note: 'Text, amounts, space and backgrounds: what all else is made of.' },
] as const;
