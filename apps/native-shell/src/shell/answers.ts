import { BridgeRefusal, type Handlers } from '@dayfare/api/bridge';
import { parseUrl } from '@dayfare/domain/access';
import { allow } from './allow.ts';
import type { BankLink } from './bank-link.ts';
import type { Device, Permission } from './device.ts';
import type { Lock } from './lock.ts';
import type { ShellSettings } from './settings.ts';
import type { ShellWords } from './shell-words.ts';
import { createWallet } from './wallet.ts';
import { mayOpenOutside, whereToOpen } from './where-to-open.ts';

/** What answering takes. */
export interface AnswerParts {
  readonly device: Device;
  readonly settings: ShellSettings;
  readonly lock: Lock;
  readonly words: () => ShellWords;
  readonly bankLink: Pick<BankLink, 'open'>;
}

/** The port of a capability. What is missing is refused before it is called, because the page was told so. */
function port<Port>(there: Port | undefined): Port {
  if (there === undefined) throw new BridgeRefusal('missing');
  return there;
}

/** Lets one at a time onto the screen. */
function oneAtATime() {
  let isBusy = false;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (isBusy) throw new BridgeRefusal('busy');
    isBusy = true;
    try {
      return await work();
    } finally {
      isBusy = false;
    }
  };
}

/** What the shell answers the page's requests with. */
export function answersToPage({ device, settings, lock, words, bankLink }: AnswerParts): Handlers<'shell'> {
  const onScreen = oneAtATime();
  const wallet = createWallet(device);
  const allowed = (permission: Permission, reason?: string) => allow(device, permission, words(), reason);

  return {
    'device.info': () => device.info,
    'url.open': async ({ url }) => {
      if (!mayOpenOutside(url)) throw new BridgeRefusal('invalid', 'This kind of address is not opened.');
      await device.system.open(url);
      return {};
    },
    'settings.open': async () => {
      await device.system.openSettings();
      return {};
    },
    'sso.open': (params) =>
      onScreen(async () => {
        // Our own server leads on to the provider; in a build for this machine it speaks http.
        const isOwn = parseUrl(params.url)?.origin === settings.origin;
        const isSafe = isOwn || (mayOpenOutside(params.url) && params.url.startsWith('https:'));
        // Its return address is passed to the code that loads it.
        const comesBack = whereToOpen({ url: params.returnTo, isMainFrame: true }, settings) === 'load';
        if (!isSafe || !comesBack) throw new BridgeRefusal('invalid');
        return port(device.sso).open(params);
      }),
    'biometrics.check': async () => ({
      ...(await port(device.biometrics).check()),
      choice: await lock.choice(),
    }),
    'biometrics.unlock': ({ reason }) =>
      onScreen(async () => {
        const outcome = await port(device.biometrics).unlock(reason);
        if (outcome !== 'unlocked') throw new BridgeRefusal(outcome);
        return {};
      }),
    'biometrics.choose': async ({ choice }) => {
      if (choice === 'on' && !(await port(device.biometrics).check()).isEnrolled)
        throw new BridgeRefusal('invalid', 'The device knows neither a face nor a fingerprint yet.');
      await lock.choose(choice);
      return {};
    },
    'location.find': async (params) => {
      const { find } = port(device.location);
      await allowed('location');
      return find(params);
    },
    'camera.photograph': ({ frame, reason }) =>
      onScreen(async () => {
        const { photograph } = port(device.camera);
        await allowed('camera', reason);
        return photograph(frame);
      }),
    'qr.scan': ({ reason }) =>
      onScreen(async () => {
        const { scan } = port(device.camera);
        await allowed('camera', reason);
        return scan();
      }),
    'contacts.pick': ({ isMultiple, reason }) =>
      onScreen(async () => {
        const { pick } = port(device.contacts);
        await allowed('contacts', reason);
        return { contacts: await pick(isMultiple) };
      }),
    'file.save': (file) =>
      onScreen(async () => {
        await port(device.files).save(file);
        return {};
      }),
    'file.share': (file) =>
      onScreen(async () => {
        await port(device.files).share(file);
        return {};
      }),
    'rating.ask': async () => {
      await port(device.rating).ask();
      return {};
    },
    'push.token': async () => {
      const { tokens } = port(device.push);
      await allowed('push');
      const [latest] = await tokens();
      return port(latest);
    },
    'push.tokens': async () => {
      const { tokens } = port(device.push);
      await allowed('push');
      return { tokens: await tokens() };
    },
    'wallet.check': (params) => wallet.check(params),
    'wallet.begin': (params) => onScreen(() => wallet.begin(params)),
    'wallet.add': (params) => onScreen(() => wallet.add(params)),
    'bankLink.open': (params) => onScreen(() => bankLink.open(params)),
  };
}
