import { useState } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { fullName } from '../../../platform/session/full-name.ts';
import {
  continueAsPath,
  forgetPendingToken,
  type PendingToken,
} from '../../../platform/session/pending-token.ts';
import { spendToken, takeToken } from '../../../platform/session/take-token.ts';

/** A link that waits in this tab: its token, and where it leads. */
export type WaitingLink = Pick<PendingToken, 'token' | 'path'>;

/** Opening, retrying or leaving a link that waits. `onKept` is called when the link still waits after that. */
export function useLink(link: WaitingLink, onKept: () => void = () => undefined) {
  const app = useApp();
  // The session ends while the other account opens: what is said of it stays until then.
  const [session] = useState(() => app.session.current());
  const [isOpening, setOpening] = useState(false);
  const advance = async (use: typeof spendToken) => {
    setOpening(true);
    const elsewhere = await use(app, link);
    if (elsewhere !== continueAsPath) forgetPendingToken(app.tab);
    await app.navigation.go(elsewhere ?? link.path, { replace: true });
    setOpening(false);
    if (elsewhere === continueAsPath) onKept();
  };
  return {
    /** The name of the user who is signed in; null where no one is. */
    current: session && fullName(session.user),
    isOpening,
    /** Opens the account. */
    open: () => void advance(spendToken),
    /** Takes the link as if it had just been opened. */
    tryAgain: () => void advance(takeToken),
    /** Leaves the link, and everything else, as it is. */
    leave: () => {
      forgetPendingToken(app.tab);
      void app.navigation.go(session ? '/' : '/welcome/login', { replace: true });
    },
  };
}
