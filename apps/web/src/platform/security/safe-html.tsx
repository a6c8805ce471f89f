import { document } from './safe-html.css.ts';

/** Sanitised HTML. The only component that inserts HTML into the page. */
export function SafeHtml({ html }: { html: TrustedHTML }) {
  return <div className={document} dangerouslySetInnerHTML={{ __html: html }} />;
}
