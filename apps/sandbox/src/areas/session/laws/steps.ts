import { businessContract } from '@dayfare/api/session/business-contract';
import type { WireCurrentUser } from '@dayfare/api/session/contract';
import { sessionContract } from '@dayfare/api/session/contract';
import { forgotContract } from '@dayfare/api/session/forgot-contract';
import { settingsContract } from '@dayfare/api/session/settings-contract';
import { startupContract } from '@dayfare/api/startup/contract';
import type { Device } from '../../../bench/device.ts';
import type { Chances } from '../../../bench/operations/chances.ts';
import { codeSentTo } from '../../../testing/sign-up.ts';
import { changesTwoStep, type Ending, type Opened, type Owner, type World } from './world.ts';

/** Something that an owner or the thief does. A refusal throws. */
export interface Step {
  readonly weight: number;
  readonly run: (world: World, chances: Chances) => Promise<void>;
}

const newPassword = () => `Kettle-${crypto.randomUUID().slice(0, 12)}!7`;

/** The first owner in most cases, so that operations meet. */
function anOwner({ owners }: World, chances: Chances): Owner {
  const [first] = owners;
  return first && chances.happens(0.8) ? first : chances.one(owners);
}

/** Keeps a session that was opened. Throws when it is someone else's than whose it should be. */
function keep(
  world: World,
  device: Device,
  user: WireCurrentUser,
  opened: Omit<Opened, 'device' | 'answeredAt'>,
) {
  if (user.userID !== opened.owner.seed.id)
    throw new Error(`The session of ${opened.owner.seed.id} is that of ${user.userID}.`);
  world.opened.push({ ...opened, device, answeredAt: world.tick() });
}

async function signIn(
  world: World,
  owner: Owner,
  { password, isStolen }: Pick<Opened, 'password' | 'isStolen'>,
) {
  const device = world.device();
  const text = owner.passwords[password] ?? '';
  const user = await device.signIn(owner.seed.email, text, isStolen ? 'stolen' : 'own');
  keep(world, device, user, { owner, isStolen, password, from: undefined });
}

async function redeem(world: World, token: string, from: Opened, isStolen: boolean) {
  const device = world.device();
  await device.client(startupContract).getConfigurationSettings();
  const user = await device.adopt(await device.client(businessContract).getOuathUserByToken({ token }));
  keep(world, device, user, { ...from, isStolen, from });
}

/** A session of an owner's or of the thief's; undefined without any. */
function anyOf(world: World, chances: Chances, isStolen: boolean): Opened | undefined {
  const own = world.opened.filter((session) => session.isStolen === isStolen);
  return own.length > 0 ? chances.one(own) : undefined;
}

/** Ends sessions, and notes that once the server has answered. */
async function end(
  world: World,
  owner: Owner,
  keeps: Opened | undefined,
  call: () => Promise<string | undefined>,
) {
  const sentAt = world.tick();
  const password = await call();
  if (password !== undefined) owner.passwords.push(password);
  const ending: Ending = {
    ...{ owner, sentAt, keeps },
    password: password === undefined ? undefined : owner.passwords.length - 1,
  };
  world.endings.push(ending);
}

const signOut =
  (exceptThisDevice: boolean): Step['run'] =>
  async (world, chances) => {
    const session = anyOf(world, chances, false);
    if (!session) return;
    await end(world, session.owner, exceptThisDevice ? session : undefined, async () => {
      const input = { deviceId: 'own', isLogOutFromAllDevices: true, exceptThisDevice };
      await session.device.client(sessionContract).revokeUserToken(input);
      return undefined;
    });
  };

/** How owners end what was opened before. */
export const endings: readonly Step[] = [
  { weight: 3, run: signOut(false) },
  { weight: 2, run: signOut(true) },
  {
    weight: 3,
    run: async (world, chances) => {
      const session = anyOf(world, chances, false);
      if (!session) return;
      const { owner, device } = session;
      await end(world, owner, session, async () => {
        const password = newPassword();
        const oldPassword = owner.passwords.at(-1) ?? '';
        await device.client(settingsContract).changePassword({ oldPassword, newPassword: password });
        return password;
      });
    },
  },
  {
    weight: 2,
    run: async (world, chances) => {
      const owner = anOwner(world, chances);
      const { mobile } = owner.seed;
      const device = world.device();
      await device.client(startupContract).getConfigurationSettings();
      const forgot = device.client(forgotContract);
      const asked = await forgot.forgotPassword({ identifier: mobile, identifierType: 'MobileNumber' });
      const pinCode = await codeSentTo(world.sandbox, `+1${mobile}`);
      await end(world, owner, undefined, async () => {
        const password = newPassword();
        await forgot.resetPassword({ ...asked, pinCode, newPassword: password });
        return password;
      });
    },
  },
];

/** How owners open sessions. */
export const ownersOpenings: readonly Step[] = [
  {
    weight: 3,
    run: (world, chances) => {
      const owner = anOwner(world, chances);
      return signIn(world, owner, { password: owner.passwords.length - 1, isStolen: false });
    },
  },
  {
    weight: 2,
    run: async (world, chances) => {
      const from = anyOf(world, chances, false);
      if (!from) return;
      const token = await from.device.client(businessContract).getHandOverToken();
      await redeem(world, token, from, false);
    },
  },
];

/** What the thief does, who knows each owner's first password. */
export const thiefsSteps: readonly Step[] = [
  {
    weight: 4,
    run: (world, chances) => signIn(world, anOwner(world, chances), { password: 0, isStolen: true }),
  },
  {
    weight: 4,
    run: async (world, chances) => {
      const from = anyOf(world, chances, true);
      if (!from) return;
      world.tokens.push({ token: await from.device.client(businessContract).getHandOverToken(), from });
    },
  },
  {
    weight: 5,
    run: async (world, chances) => {
      if (world.tokens.length === 0) return;
      const { token, from } = chances.one(world.tokens);
      await redeem(world, token, from, true);
    },
  },
  {
    weight: 2,
    run: async (world, chances) => {
      const session = anyOf(world, chances, true);
      if (!session) return;
      const { device } = session;
      await device.adopt(await device.client(businessContract).createToken({ deviceId: 'stolen' }));
    },
  },
  {
    weight: 2,
    run: async (world, chances) => {
      const session = anyOf(world, chances, true);
      if (session && (await changesTwoStep(session)))
        throw new Error('Two-step sign-in changed without a proof.');
    },
  },
];
