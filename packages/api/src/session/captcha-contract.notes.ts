import type { CallNotes } from '../wire/index.ts';
import type { captchaContract } from './captcha-contract.ts';

export const notes = {
  getCaptcha: 'Ask for the work that has to be done before a code is sent',
} as const satisfies CallNotes<typeof captchaContract>;
