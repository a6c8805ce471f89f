import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { BeginLink } from './begin-link.tsx';
import { dropLink, keptToken } from './kept-link.ts';
import { LinkOutcome } from './link-outcome.tsx';

/** An account is linked at its bank: before somebody goes there, and once they are back. */
export function LinkScreen() {
  const { local } = useApp();
  const [query] = useSearchParams();
  const [token, setToken] = useState(() => keptToken(local));
  // Good once: a reload, or another tab, begins anew.
  useEffect(() => dropLink(local), [local]);
  const asked = Number(query.get('account'));
  const accountId = Number.isInteger(asked) && asked > 0 ? asked : 0;
  if (token) return <LinkOutcome token={token} accountId={accountId} onAgain={() => setToken(null)} />;
  return <BeginLink accountId={accountId} />;
}
