import { sessionContract } from '@dayfare/api/session/contract';
import { deviceContract } from '@dayfare/api/session/device-contract';
import { devicesQuery } from '@dayfare/api/session/queries';
import { onLogoutAction } from '@dayfare/domain/session';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { deviceId } from '../../../platform/session/device.ts';
import { useListChanged } from '../settings/use-list-changed.ts';

/** Signing one other device out, which stays in the list. `onGone` is called once it is done. */
export function useSignOutDevice(id: number, onGone: () => void) {
  const { api } = useApp();
  const t = useTexts('session/devices');
  const done = useListChanged(devicesQuery(api).queryKey);
  return useSubmit({
    form: 'session/sign-out-device',
    initial: { askAgain: false },
    secret: [],
    send: ({ askAgain }) =>
      api
        .client(deviceContract)
        .logOutDevice({ id, onLogoutAction: onLogoutAction.toWire(askAgain ? 'DontRecognize' : 'Logout') }),
    onDone: () => {
      onGone();
      return done(t('done'));
    },
  });
}

/**
 * Ending everything of a device that its owner does not know, then on to a new password: an intruder has the old one. `onGone` is called once it
 * is done.
 */
export function useDisownDevice(id: number, onGone: () => void) {
  const { api, navigation } = useApp();
  const t = useTexts('session/devices');
  const done = useListChanged(devicesQuery(api).queryKey);
  return useSubmit({
    form: 'session/disown-device',
    initial: {},
    secret: [],
    send: () =>
      api.client(deviceContract).logOutDevice({ id, onLogoutAction: onLogoutAction.toWire('DontRecognize') }),
    onDone: async (_, { isShown }) => {
      onGone();
      await done(t('disowned'));
      if (isShown) await navigation.go('/home/change-password');
      return null;
    },
  });
}

/** Taking one other device from the list. */
export function useRemoveDevice(id: number, onGone: () => void) {
  const { api } = useApp();
  const t = useTexts('session/devices');
  const done = useListChanged(devicesQuery(api).queryKey);
  return useSubmit({
    form: 'session/remove-device',
    initial: {},
    secret: [],
    send: () => api.client(deviceContract).deleteDeviceInfo({ id }),
    onDone: () => {
      onGone();
      return done(t('removed'));
    },
  });
}

interface SigningOutOthers {
  readonly form: string;
  readonly message: 'othersDone' | 'notMe.done';
  /** Where the user is led then, if the page is still shown. Default: nowhere. */
  readonly leadsTo?: string;
}

function useSigningOutOthers({ form, message, leadsTo }: SigningOutOthers) {
  const { api, local, navigation } = useApp();
  const t = useTexts('session/devices');
  const done = useListChanged(devicesQuery(api).queryKey);
  return useSubmit({
    form,
    initial: {},
    secret: [],
    send: () =>
      api.client(sessionContract).revokeUserToken({
        isLogOutFromAllDevices: true,
        exceptThisDevice: true,
        deviceId: deviceId(local),
      }),
    onDone: async (_, { isShown }) => {
      await done(t(message));
      if (leadsTo !== undefined && isShown) await navigation.go(leadsTo);
      return null;
    },
  });
}

/** Signing out all devices but this one. */
export const useSignOutOthers = () =>
  useSigningOutOthers({ form: 'session/sign-out-others', message: 'othersDone' });

/** Signing out all devices but this one, then on to a new password: for a user who was told of something that they did not do. */
export const useSecureAccount = () =>
  useSigningOutOthers({
    form: 'session/secure-account',
    message: 'notMe.done',
    leadsTo: '/home/change-password',
  });

/** Signing out all devices, this one too. */
export function useSignOutEverywhere() {
  const { flow } = useApp();
  return useSubmit({
    form: 'session/sign-out-everywhere',
    initial: {},
    secret: [],
    send: () => flow.signOutEverywhere(),
  });
}
