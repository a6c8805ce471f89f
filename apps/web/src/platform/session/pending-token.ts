import type { WireTokenOwner } from '@dayfare/api/session/business-contract';
import {
  forgetSecretParameters,
  keepSecretParameters,
  readSecretParameters,
} from '../storage/secret-parameters.ts';

/** Where the user is asked whether a link may open another account. */
export const continueAsPath = '/sso/continue-as';

/** A one-time token from a link, not spent until its user has said so. */
export interface PendingToken {
  readonly token: string;
  /** Whose account it opens: `Priya R.` */
  readonly name: string;
  /** Where the link leads, with query; it was checked when the link was opened. */
  readonly path: string;
}

/** An owner's name as a link may show it to its reader: `Priya R.` */
export const nameOfOwner = ({ firstName, lastInitial }: WireTokenOwner): string =>
  [firstName, lastInitial && `${lastInitial}.`].filter(Boolean).join(' ');

/** Keeps a token for this tab, encrypted, in place of what a link brought before. */
export const keepPendingToken = (tab: Storage, { token, name, path }: PendingToken): Promise<void> =>
  keepSecretParameters(tab, { token, name, path });

/** The token that waits in this tab; null if there is none. */
export async function readPendingToken(tab: Storage): Promise<PendingToken | null> {
  const { token, name, path } = (await readSecretParameters(tab))?.values ?? {};
  return token && name && path ? { token, name, path } : null;
}

/** Forgets the token that waits in this tab; it stays unspent. */
export const forgetPendingToken = (tab: Storage): void => forgetSecretParameters(tab);
