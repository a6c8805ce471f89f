import { redirect, useLoaderData } from 'react-router-dom';
import { LoginLayout } from '../../../kit/session/login-layout.tsx';
import type { App } from '../../../platform/app-context/app.ts';
import { type PendingToken, readPendingToken } from '../../../platform/session/pending-token.ts';
import { AccountQuestion } from './account-question.tsx';
import { LinkProblem } from './link-problem.tsx';

export const title = 'session/continue-as:titles.continueAs';

/** The token that waits for an answer, or for the server. Without one there is nothing to ask. */
export async function load({ tab }: App): Promise<PendingToken> {
  const pending = await readPendingToken(tab);
  if (!pending) throw redirect('/');
  return pending;
}

/** Asks before a link opens another account than the one that is open, or was last, on this device; or says that the link could not be checked. */
export function Screen() {
  const { name, problem, ...link } = useLoaderData() as PendingToken;
  return (
    <LoginLayout>
      {problem ? (
        <LinkProblem problem={problem} link={link} />
      ) : (
        <AccountQuestion name={name ?? ''} link={link} />
      )}
    </LoginLayout>
  );
}
