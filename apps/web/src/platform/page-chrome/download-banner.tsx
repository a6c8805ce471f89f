import { DownloadAppBanner } from '@dayfare/ui/download-app-banner';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp } from '../app-context/app-context.ts';
import { isNativeApp } from '../device/native.ts';
import { useCell } from '../state/cell.ts';
import { downloadOffer } from './download-offer.ts';

const closedKey = 'downloadBannerClosed';

/** Offers the native app to those who would have more of it. Once closed it stays away for as long as the tab lives. */
export default function DownloadBanner() {
  const app = useApp();
  const { pathname } = useLocation();
  const { value, allowedRedirectHosts: allowedHosts } = useCell(app.startup.configuration);
  const [isClosed, setClosed] = useState(() => app.tab.getItem(closedKey) !== null);
  const href = downloadOffer({
    ...{ value, path: pathname, userAgent: navigator.userAgent },
    isNative: isNativeApp(app),
    rules: { origin: window.location.origin, allowedHosts },
  });
  if (isClosed || href === null) return null;
  const close = () => {
    app.tab.setItem(closedKey, 'true');
    setClosed(true);
  };
  return <DownloadAppBanner href={href} onClose={close} />;
}
