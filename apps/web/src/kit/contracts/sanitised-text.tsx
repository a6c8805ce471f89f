import { useMemo } from 'react';
import { SafeHtml } from '../../platform/security/safe-html.tsx';
import { sanitiseContract } from '../../platform/security/sanitise.ts';

/** A contract's HTML from the server, sanitised. */
export function SanitisedText({ html }: { html: string }) {
  const safe = useMemo(() => sanitiseContract(html), [html]);
  return <SafeHtml html={safe} />;
}
