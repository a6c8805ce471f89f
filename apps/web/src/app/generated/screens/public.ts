// Written by `pnpm generate`; a test fails when it is out of date.
import type { AreaScreens } from '../../../platform/navigation/screen-route.ts';
import { route as publicDownloadAppDownloadApp } from '../../../areas/public/download-app/download-app.route.ts';
import { route as publicUnsubscribeUnsubscribe } from '../../../areas/public/unsubscribe/unsubscribe.route.ts';

export const screens: AreaScreens['screens'] = {
  [publicDownloadAppDownloadApp.path]: { screen: publicDownloadAppDownloadApp.screen, back: 'previous', texts: ['public/download-app'] },
  [publicUnsubscribeUnsubscribe.path]: { screen: publicUnsubscribeUnsubscribe.screen, back: 'previous', texts: ['public/unsubscribe'] },
};
