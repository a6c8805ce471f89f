import { wireLanguages } from '@dayfare/domain/product';
import * as z from 'zod/mini';
import { call } from '../wire/index.ts';
import { passwordPolicy } from './forgot-contract.ts';

const password = z.string().check(z.minLength(1), z.maxLength(200));

const dualFactorSettings = z.object({
  isDualFactorEnabled: z.boolean(),
  /** Where PINs go: by e-mail, else by text message. */
  sentPinToEmail: z.boolean(),
  /** That address or number, masked. */
  sentPinDisplayText: z.string(),
});

/** How the user signs in, and the language of their notices. */
export const settingsContract = {
  /** What is asked of a new password. The documents say that the server has a policy, and name no call for it: the path is ours. */
  getPasswordPolicy: call('GET', 'user/GetPasswordPolicy', { payload: passwordPolicy }),
  /** Set the password that has to be changed after sign-in. Only for those who have to, right after sign-in. */
  forceChangePassword: call('POST', 'user/ForceChangePassword', {
    input: z.object({ newPassword: password }),
    payload: z.boolean(),
  }),
  /** Change the password, which ends every other session. */
  changePassword: call('POST', 'user/ChangePassword', {
    input: z.object({ oldPassword: password, newPassword: password }),
    payload: z.boolean(),
  }),
  /** Whether new devices need a PIN, and where it goes. */
  getDualFactorSettings: call('GET', 'user/GetDualFactorSettings', { payload: dualFactorSettings }),
  /** Change whether new devices need a PIN, and where it goes. */
  saveDualFactorSettings: call('POST', 'user/SaveDualFactorSettings', {
    input: z.object({ isDualFactorEnabled: z.boolean(), sentPinToEmail: z.boolean() }),
    payload: dualFactorSettings,
  }),
  /** Language that the user is written to in. Kept with the person; startup data say it as `Language`. */
  setLanguage: call('POST', 'User/SetLanguage', {
    input: z.object({ language: z.enum(wireLanguages) }),
    payload: z.boolean(),
  }),
};

/** Whether a PIN is asked for on new devices, and where it goes. */
export type WireDualFactorSettings = z.infer<typeof dualFactorSettings>;
