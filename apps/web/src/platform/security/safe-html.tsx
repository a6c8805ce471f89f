/** HTML that the sanitiser has let through. The only component that puts HTML into the page. */
export function SafeHtml({ html }: { html: TrustedHTML }) {
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
