import { document } from './safe-html.css.ts';

/** HTML that the sanitiser has let through. The only component that puts HTML into the page. */
export function SafeHtml({ html }: { html: TrustedHTML }) {
  return <div className={document} dangerouslySetInnerHTML={{ __html: html }} />;
}
