import type { MouseEvent } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { skipLink } from './skip-link.css.ts';

/** Target of the skip link. */
export const contentId = 'content';

/** The first tab stop: skips the header. */
export function SkipLink() {
  const t = useTexts('app');
  const skip = (event: MouseEvent) => {
    const content = document.querySelector<HTMLElement>('main') ?? document.getElementById(contentId);
    if (!content) return;
    // Following the link would add a history entry, and Back would do nothing.
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
