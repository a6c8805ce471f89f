/** A flag, or a list of what is held back for the app: on unless it is empty. */
function isRestricted(text = ''): boolean {
  return !/^(|0|false|\[\s*\])$/i.test(text.trim());
}

/** Whether the configuration lets a page offer the native app: not while someone is on the way in. */
export function mayOfferDownload(path: string, restrictedFeatures: string | undefined): boolean {
  return isRestricted(restrictedFeatures) && !/^\/(signup|su|welcome)(\/|$)/i.test(path);
}
