import { getDynamicDeepLinkContract } from '@dayfare/api/public/get-dynamic-deep-link-contract';
import { isReturnPath, parseUrl } from '@dayfare/domain/access';
import { implement } from '@orpc/server';
import { valueNow } from '../../platform/http/configuration.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { ApiContext } from '../session/index.ts';

const implementation = implement(getDynamicDeepLinkContract).$context<ApiContext>();

/**
 * The way to the app. With `DownloadAppDeepLink` in the configuration, it is that link with the page added as `path`; without, the page's
 * own address, which the installed app opens by itself.
 */
export const getDynamicDeepLinkHandlers = implementation.router({
  getDynamicDeepLink: implementation.getDynamicDeepLink.handler(({ context, input: { path } }) => {
    if (!isReturnPath(path)) throw new Refusal('InvalidRequest');
    const service = parseUrl(valueNow(context, 'DownloadAppDeepLink') ?? '');
    if (!service) return { deepLink: context.origin + path };
    const mark = service.search === '' ? '?' : '&';
    return { deepLink: `${service.href}${mark}path=${encodeURIComponent(path)}` };
  }),
});
