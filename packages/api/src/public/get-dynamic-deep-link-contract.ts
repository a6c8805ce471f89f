import * as z from 'zod/mini';
import { call } from '../wire/index.ts';

/** One call of the area. */
export const getDynamicDeepLinkContract = {
  /** A link that opens the app, through its store if it has to be installed first. */
  getDynamicDeepLink: call('POST', 'Main/GetDynamicDeepLink', {
    input: z.object({ path: z.string() }),
    payload: z.object({ deepLink: z.string() }),
  }),
};
