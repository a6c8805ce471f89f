import * as z from 'zod/mini';
import { call } from '../wire/index.ts';

/** The way to the app. */
export const getDynamicDeepLinkContract = {
  /**
   * A link that opens a page in the app, or leads to its store first. The documents name the call and none of its fields.
   */
  getDynamicDeepLink: call('POST', 'Main/GetDynamicDeepLink', {
    input: z.object({
      /** The page to open in the app, a path of ours: `/download-app?isFromActivation=true`. */
      path: z.string().check(z.minLength(1), z.maxLength(2_048)),
    }),
    payload: z.object({ deepLink: z.string() }),
    meta: { kind: 'read' },
  }),
};
