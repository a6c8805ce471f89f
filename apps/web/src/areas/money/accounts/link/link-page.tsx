import type { LinkEvent } from '@dayfare/domain/money';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { BeginLink } from './begin-link.tsx';
import { dropLink, keptToken } from './kept-link.ts';
import { LinkEnded, reasonOfError } from './link-ended.tsx';
import { LinkOutcome } from './link-outcome.tsx';
import { useEndedElsewhere } from './use-ended-elsewhere.ts';

export const title = 'money/accounts/link:titles.link';

type Stage =
  | { readonly kind: 'before' }
  /** The user has chosen an account, or returned from the bank's page. */
  | { readonly kind: 'after'; readonly token: string; readonly events?: readonly LinkEvent[] }
  | { readonly kind: 'closed'; readonly error: string | null; readonly events: readonly LinkEvent[] };

/** Linking an account at its bank: before leaving for its page, and after the return. */
export function LinkScreen() {
  const { local } = useApp();
  const [query] = useSearchParams();
  const [stage, setStage] = useState<Stage>(() => {
    const token = keptToken(local);
    return token ? { kind: 'after', token } : { kind: 'before' };
  });
  const noteLeaving = useEndedElsewhere((token) => setStage({ kind: 'after', token }));
  // Good once: a reload, or another tab, starts over.
  useEffect(() => dropLink(local), [local]);
  const asked = Number(query.get('account'));
  const accountId = Number.isInteger(asked) && asked > 0 ? asked : 0;
  const again = { accountId, onAgain: () => setStage({ kind: 'before' }) };
  if (stage.kind === 'after') return <LinkOutcome token={stage.token} events={stage.events} {...again} />;
  if (stage.kind === 'closed')
    return <LinkEnded reason={reasonOfError(stage.error)} events={stage.events} {...again} />;
  return (
    <BeginLink
      accountId={accountId}
      onLeave={noteLeaving}
      onEnd={(token, end) =>
        setStage(end.kind === 'chosen' ? { kind: 'after', token, events: end.events } : end)
      }
    />
  );
}

export { LinkScreen as Screen };
