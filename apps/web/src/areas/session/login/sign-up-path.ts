/** Returns the path of the sign-up, with the campaign whose link led here. */
export function signUpPath(search: string): string {
  const campaign = new URLSearchParams(search).get('utm_campaign');
  return `/signup/create-user${campaign === null ? '' : `?${new URLSearchParams({ utm_campaign: campaign })}`}`;
}
