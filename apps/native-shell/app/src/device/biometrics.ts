import type { Device, UnlockOutcome } from '@dayfare/native-shell/device';
import * as LocalAuthentication from 'expo-local-authentication';

const { AuthenticationType } = LocalAuthentication;

const kinds = [
  [AuthenticationType.FACIAL_RECOGNITION, 'face'],
  [AuthenticationType.FINGERPRINT, 'fingerprint'],
  [AuthenticationType.IRIS, 'iris'],
] as const;

const outcomes: Readonly<Record<string, UnlockOutcome>> = { lockout: 'blocked' };

/** Face and fingerprint alone: who knows the phone's code is not always its owner. */
export const biometrics: NonNullable<Device['biometrics']> = {
  check: async () => {
    const types = await LocalAuthentication.supportedAuthenticationTypesAsync();
    const kind = kinds.find(([type]) => types.includes(type))?.[1] ?? 'none';
    return { kind, isEnrolled: await LocalAuthentication.isEnrolledAsync() };
  },
  unlock: async (reason) => {
    const result = await LocalAuthentication.authenticateAsync({
      promptMessage: reason,
      disableDeviceFallback: true,
      biometricsSecurityLevel: 'strong',
    });
    return result.success ? 'unlocked' : (outcomes[result.error] ?? 'cancelled');
  },
};
