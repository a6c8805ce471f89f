import type { TextArea } from '../i18n/area-texts.ts';
import type { TextPath } from '../i18n/text-types.ts';
import { useCurrentTexts } from '../i18n/use-texts.ts';

type Titles<Area extends TextArea> = Extract<TextPath<Area>, `titles.${string}`>;

/** A page's title: a key under `titles` in an area's texts, such as `app:titles.notFound`. */
export type TitleKey = { [Area in TextArea]: `${Area}:${Titles<Area>}` }[TextArea];

/** Returns a page's title. Its area must have been loaded with the page. */
export function useTitle(key: TitleKey): string {
  return useCurrentTexts().byKey(key);
}
