export {
  afterDownloadApp,
  type DownloadFlags,
  type DownloadReason,
  downloadAppPath,
  downloadFlags,
  downloadReason,
} from './download-app.ts';
export {
  type InviteNotice,
  type InviteState,
  inviteChannel,
  inviteNotice,
  inviteResult,
  outcomeState,
  previewState,
  type SmartInviteResult,
  smartInviteResult,
} from './smart-invite.ts';
export {
  type AppLink,
  appLink,
  devicePlatform,
  isMobileBrowser,
  type Store,
  type StoreLink,
  storeLinks,
} from './stores.ts';
