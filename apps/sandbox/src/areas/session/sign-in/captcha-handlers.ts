import { captchaContract } from '@dayfare/api/session/captcha-contract';
import { implement } from '@orpc/server';
import type { ApiContext } from '../api-context.ts';
import { createCaptcha } from './captcha.ts';

const captcha = implement(captchaContract).$context<ApiContext>();

/** The work that a browser does before it may ask for something that costs. */
export const captchaHandlers = captcha.router({
  getCaptcha: captcha.getCaptcha.handler(async ({ context }) => ({ rounds: await createCaptcha(context) })),
});
