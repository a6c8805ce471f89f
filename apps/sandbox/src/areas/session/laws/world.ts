import { profileContract } from '@dayfare/api/profile/contract';
import { settingsContract } from '@dayfare/api/session/settings-contract';
import { createDevice, type Device } from '../../../bench/device.ts';
import type { Chances } from '../../../bench/operations/chances.ts';
import { type Seed, seedPassphrase } from '../../../seeds/index.ts';
import type { TestSandbox } from '../../../testing/open.ts';

/** An account owner, with every password since the start of the run. The first one has leaked. */
export interface Owner {
  readonly seed: Seed;
  readonly passwords: string[];
}

/** A session that has been opened, by its owner or by the thief. */
export interface Opened {
  readonly device: Device;
  readonly owner: Owner;
  readonly isStolen: boolean;
  /** Position of the password in `owner.passwords`; of the first session for one that was handed over. */
  readonly password: number;
  readonly answeredAt: number;
  /** The session that handed it over. */
  readonly from: Opened | undefined;
}

/** A token that hands a person over, in the thief's hands. */
interface Token {
  readonly token: string;
  readonly from: Opened;
}

/** An operation that ends sessions: sign-out everywhere, sign-out of the others, a changed or a reset password. */
export interface Ending {
  readonly owner: Owner;
  readonly sentAt: number;
  readonly keeps: Opened | undefined;
  /** Position of the new password in `owner.passwords`; undefined when it stays the same. */
  readonly password: number | undefined;
}

/** Two account owners and a thief, on two servers with one database. */
export interface World {
  readonly sandbox: TestSandbox;
  readonly owners: readonly Owner[];
  readonly opened: Opened[];
  readonly tokens: Token[];
  readonly endings: Ending[];
  readonly device: () => Device;
  /** Number of the next event: what is sent or answered earlier has a smaller one. */
  readonly tick: () => number;
}

/** A world in which nothing has happened. Requests go to either server at random. */
export function openWorld(
  [sandbox, other]: readonly [TestSandbox, TestSandbox],
  seeds: readonly Seed[],
  chances: Chances,
): World {
  let ticks = 0;
  return {
    sandbox,
    owners: seeds.map((seed) => ({ seed, passwords: [seedPassphrase] })),
    ...{ opened: [], tokens: [], endings: [] },
    device: () =>
      createDevice('http://localhost', (request) => chances.one([sandbox, other]).answer(request)),
    tick: () => {
      ticks += 1;
      return ticks;
    },
  };
}

/** Whether a session must be closed after an ending. Where both were under way at once, only what holds in either order is expected. */
export function isEndedBy(session: Opened, ending: Ending): boolean {
  if (session.owner !== ending.owner || session === ending.keeps) return false;
  if (session.answeredAt < ending.sentAt) return true;
  if (session.from) return isEndedBy(session.from, ending);
  return ending.password !== undefined && session.password < ending.password;
}

/** The e-mail address that a session answers with; null when it is closed. */
export const emailSeenBy = ({ device }: Opened): Promise<string | null> =>
  device
    .client(profileContract)
    .getProfile()
    .then(
      ({ emailAddress }) => emailAddress,
      () => null,
    );

/** Whether a session can change how its owner signs in without a proof. */
export const changesTwoStep = ({ device }: Opened): Promise<boolean> =>
  device
    .client(settingsContract)
    .saveDualFactorSettings({ isDualFactorEnabled: true, sentPinToEmail: true })
    .then(
      () => true,
      () => false,
    );
