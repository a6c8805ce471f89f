import { logoHeight, logoWidth } from '@dayfare/themes/checks/logo';
import type { Logo } from '@dayfare/themes/logo';
import { useEffect, useState } from 'react';

/** A drawing as a file of this page's own, which is how logos are shown. Revoke its address once it is no longer shown. */
export function logoOf(svg: string): Logo {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  return { url, width: logoWidth(svg), height: logoHeight };
}

/** The same for as long as the caller is shown; undefined at first. */
export function useOwnLogo(svg: string): Logo | undefined {
  const [logo, setLogo] = useState<Logo>();
  useEffect(() => {
    const made = logoOf(svg);
    setLogo(made);
    return () => URL.revokeObjectURL(made.url);
  }, [svg]);
  return logo;
}
