import type { MouseEvent } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { skipLink } from './skip-link.css.ts';

/** Where the skip link leads. */
export const contentId = 'content';

/** The first stop of the Tab key: past the header, into the page. */
export function SkipLink() {
  const t = useTexts('app');
  const skip = (event: MouseEvent) => {
    const content = document.querySelector<HTMLElement>('main') ?? document.getElementById(contentId);
    if (!content) return;
    // Following the address would be a new entry in the history, and Back would go nowhere.
    event.preventDefault();
    if (!content.hasAttribute('tabindex')) content.tabIndex = -1;
    content.focus();
  };
  return (
    <a className={skipLink} href={`#${contentId}`} onClick={skip}>
      {t('frame.skip')}
    </a>
  );
}
