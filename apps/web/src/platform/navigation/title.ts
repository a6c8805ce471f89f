import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { TextArea } from '../i18n/area-texts.ts';

type Titles<Area extends TextArea> = Extract<ParseKeys<Area>, `titles.${string}`>;

/** The title of a page: an entry under `titles` in some area's texts, as `app:titles.notFound`. */
export type TitleKey = { [Area in TextArea]: `${Area}:${Titles<Area>}` }[TextArea];

const areaOf = (key: TitleKey) => key.slice(0, key.indexOf(':')) as TextArea;

/** The text of a page's title. Its area must have been loaded with the page. */
export function useTitle(key: TitleKey): string {
  return useTranslation([areaOf(key)]).t(key);
}
