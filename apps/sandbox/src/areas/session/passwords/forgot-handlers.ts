import { forgotContract } from '@dayfare/api/session/forgot-contract';
import { implement } from '@orpc/server';
import { inPasswordQueue } from '../../../platform/limits/in-password-queue.ts';
import type { ApiContext } from '../api-context.ts';
import { spendCaptcha } from '../sign-in/captcha.ts';
import { countReset } from '../sign-in/sign-in-tries.ts';
import { passwordPolicy } from './password-policy.ts';
import { finishReset, startReset } from './password-reset.ts';

const forgot = implement(forgotContract).$context<ApiContext>();

/** Resetting a forgotten password. */
export const forgotHandlers = forgot.router({
  forgotPassword: forgot.forgotPassword.handler(async ({ context, input }) => {
    await spendCaptcha(context, input.captchaAnswers);
    await countReset(context);
    return { sentPinIDString: await startReset(context, input), passwordPolicy };
  }),
  resetPassword: forgot.resetPassword.use(inPasswordQueue).handler(async ({ context, input }) => {
    const { sentPinIDString: idString, pinCode: code, newPassword: password } = input;
    await finishReset(context, { idString, code, password });
    return true;
  }),
});
