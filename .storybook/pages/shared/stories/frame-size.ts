import type { StoryEntry } from './story-index.ts';

/** Widths at which screens are looked at, CSS px: the narrowest that must work, the phone we draw for, a tablet. */
export const frameWidths = [
  { value: '320', label: '320' },
  { value: '390', label: '390' },
  { value: '768', label: '768' },
] as const;

/** One of the widths, as a control has it. */
export type FrameWidth = (typeof frameWidths)[number]['value'];

const phone = 844;
const least = 120;

/** A screen, or a part of one that lies over everything, needs a screen's height; anything else is as high as its content. */
export const needsScreen = ({ title }: StoryEntry): boolean =>
  /^(Screens|Pages)\/|Dialog|Sheet|Drawer|Screen/.test(title);

/** The height to begin with, CSS px. */
export const firstHeight = (story: StoryEntry): number => (needsScreen(story) ? phone : least);

/** How high the story in a loaded frame is, CSS px; never higher than a phone's screen. */
export function contentHeight(frame: HTMLIFrameElement): number {
  const page = frame.contentDocument;
  const root = page?.getElementById('storybook-root');
  if (!page || !root) return least;
  const { bottom } = root.getBoundingClientRect();
  const padding = Number.parseFloat(getComputedStyle(page.body).paddingBottom) || 0;
  return Math.min(phone, Math.max(least, Math.ceil(bottom + padding)));
}
