import type { Group } from '@dayfare/domain/navigation';

/** The group of the navigation that a page belongs to, or `you`: about the person, behind the avatar. */
export type PagePart = Group | 'you';
