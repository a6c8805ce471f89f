import * as z from 'zod/mini';
import { call } from '../wire/index.ts';

/** Work that a browser does before it may ask for something that costs. The documents name a rule and no call: path and fields are ours. */
export const captchaContract = {
  /** Ask for the work that has to be done before a code is sent. */
  getCaptcha: call('POST', 'Main/GetCaptcha', {
    payload: z.object({
      /** Challenges of `altcha-lib` as JSON, as many as the configuration's CaptchaIterationCount. Each is good once, for ten minutes. */
      rounds: z.array(z.string()),
    }),
    meta: { kind: 'read' },
  }),
};
