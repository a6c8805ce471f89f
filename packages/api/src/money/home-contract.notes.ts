import type { CallNotes } from '../wire/index.ts';
import type { homeContract } from './home-contract.ts';

export const notes = {
  getEventTickers: 'News for the home that the person has not dismissed',
  getPromotionTickers: 'Offers for the home that the person has not dismissed',
  disposeTicker: 'Dismiss news or an offer for good',
  getShortcuts: 'The transfers that the person has saved to make again',
  getShortcutByID: 'One saved transfer',
  saveShortcut: 'Save a transfer to make again, or change one',
  deleteShortcutByID: 'Delete a saved transfer',
  getQuickLinks: 'The pages that the home links to, and those it could',
  saveQuickLinks: 'Choose the pages that the home links to',
  userStories: 'Short explanations to read',
} as const satisfies CallNotes<typeof homeContract>;
