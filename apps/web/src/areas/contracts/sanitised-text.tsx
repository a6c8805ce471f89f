import { useMemo } from 'react';
import { SafeHtml } from '../../platform/security/safe-html.tsx';
import { sanitiseContract } from '../../platform/security/sanitise.ts';

/** The chunk that brings the sanitiser along; `lazy` wants it as the default. */
export default function SanitisedText({ html }: { html: string }) {
  const safe = useMemo(() => sanitiseContract(html), [html]);
  return <SafeHtml html={safe} />;
}
