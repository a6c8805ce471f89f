import type { CountName, PlaceName } from '@dayfare/domain/navigation';
import type { TitleKey } from './title.ts';

/**
 * What a screen says of its place in the navigation, as `entry` in `<screen>.entry.ts` beside its route. Who it is open to and where it
 * stands is in the domain's table of places. Scripts read it without a bundler: import only types.
 */
export interface ScreenEntry {
  readonly place: PlaceName;
  /** What it is called there: the screen's title, as far as possible. */
  readonly word: TitleKey;
  /** A shorter word, for where its tab leads straight to it. Default: `word`. */
  readonly tabWord?: TitleKey | undefined;
  /** The name of an icon of `lucide-react`. */
  readonly icon: string;
  /** What is counted on it: things that wait for the person there. Default: nothing. */
  readonly count?: CountName | undefined;
}
