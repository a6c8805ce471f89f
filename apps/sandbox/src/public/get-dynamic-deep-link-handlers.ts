import { getDynamicDeepLinkContract } from '@dayfare/api/public/get-dynamic-deep-link-contract';
import { implement } from '@orpc/server';
import type { ApiContext } from '../session/api-context.ts';
import { requireSession } from '../session/require-session.ts';

const implementation = implement(getDynamicDeepLinkContract).$context<ApiContext>().use(requireSession);

/** A link that opens the app, through its store if it has to be installed first. */
export const getDynamicDeepLinkHandlers = implementation.router({
  getDynamicDeepLink: implementation.getDynamicDeepLink.handler(() => ({ deepLink: 'Everyday checking' })),
});
