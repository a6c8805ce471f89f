import { deepLinkQuery } from '@dayfare/api/public/queries';
import { userType } from '@dayfare/domain/access';
import {
  type AppLink,
  afterDownloadApp,
  appLink,
  type DownloadReason,
  devicePlatform,
  downloadAppPath,
  downloadFlags,
  downloadReason,
  isMobileBrowser,
  type StoreLink,
  storeLinks,
} from '@dayfare/domain/public';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useApp, useSession } from '../../../platform/app-context/app-context.ts';
import { isNativeApp } from '../../../platform/device/native.ts';
import { useDevice } from '../../../platform/device/use-device.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import { useCell } from '../../../platform/state/cell.ts';

/** What the page that leads to the app shows, and where its ways on lead. */
export interface Download {
  readonly reason: DownloadReason;
  /** Whether this is the app. */
  readonly isInApp: boolean;
  /** Whether this is a phone, which opens links itself. */
  readonly isOnPhone: boolean;
  readonly stores: readonly StoreLink[];
  /** Opens the app. Null while the server makes it: a code that changes under a camera is of no use. */
  readonly link: AppLink | null;
  readonly close: () => void;
}

/** Follows from the flags in the address, the device, the configuration, and the link that the server makes. */
export function useDownload(): Download {
  const app = useApp();
  const session = useSession();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { value, allowedRedirectHosts: allowedHosts } = useCell(app.startup.configuration);
  const flags = downloadFlags((name) => query.get(name));
  const ownPath = downloadAppPath(flags);
  // A shell may come after the page.
  useDevice();
  const isInApp = isNativeApp(app);
  const made = useQuery({ ...deepLinkQuery(app.api, ownPath), enabled: !isInApp });
  const { userAgent } = navigator;
  const type = session && userType.fromWire(session.user.userType);
  return {
    reason: downloadReason(flags),
    isInApp,
    isOnPhone: isMobileBrowser(userAgent),
    stores: storeLinks(devicePlatform(userAgent), value),
    link: made.isPending
      ? null
      : appLink({
          dynamic: made.data,
          configured: value('DownloadAppDeepLink'),
          ownPath,
          rules: { origin: window.location.origin, allowedHosts },
        }),
    close: () => void navigate(afterDownloadApp(flags, type)),
  };
}
