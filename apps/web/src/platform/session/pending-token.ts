import type { WireTokenOwner } from '@dayfare/api/session/business-contract';
import {
  forgetSecretParameters,
  keepSecretParameters,
  readSecretParameters,
} from '../storage/secret-parameters.ts';

/** Where the user is asked whether a link may open another account. */
export const continueAsPath = '/sso/continue-as';

/**
 * Why a token could not be used although the server did not refuse it: the device was offline, the server gave no usable answer, or the answer to spending it
 * was lost, so that it may be spent.
 */
export type TokenProblem = 'offline' | 'down' | 'doubt';

/** A one-time token from a link, not spent until its user has said so, or until the server can be asked. */
export interface PendingToken {
  readonly token: string;
  /** Whose account it opens: `Priya R.`; null where that is unknown. */
  readonly name: string | null;
  /** Null where only its user's answer is missing. */
  readonly problem: TokenProblem | null;
  /** Where the link leads, with query; it was checked when the link was opened. */
  readonly path: string;
}

/** An owner's name as a link may show it to its reader: `Priya R.` */
export const nameOfOwner = ({ firstName, lastInitial }: WireTokenOwner): string =>
  [firstName, lastInitial && `${lastInitial}.`].filter(Boolean).join(' ');

const problems: ReadonlySet<string> = new Set<TokenProblem>(['offline', 'down', 'doubt']);
const isProblem = (value: string | undefined): value is TokenProblem =>
  value !== undefined && problems.has(value);

/** Keeps a token for this tab, encrypted, in place of what a link brought before. */
export const keepPendingToken = (tab: Storage, { token, name, problem, path }: PendingToken): Promise<void> =>
  keepSecretParameters(tab, { token, path, ...(name && { name }), ...(problem && { problem }) });

/** The token that waits in this tab; null if there is none. */
export async function readPendingToken(tab: Storage): Promise<PendingToken | null> {
  const { token, name = null, problem, path } = (await readSecretParameters(tab))?.values ?? {};
  if (!token || !path) return null;
  if (isProblem(problem)) return { token, name, problem, path };
  return name ? { token, name, problem: null, path } : null;
}

/** Forgets the token that waits in this tab, as it is. */
export const forgetPendingToken = (tab: Storage): void => forgetSecretParameters(tab);
