import { type ApiClient, createApiClient, importSessionKeys } from '@dayfare/api/transport';
import type { Page } from '@playwright/test';

/** What a sign-in gives, as far as calls need it. */
interface SignInAnswer {
  readonly authToken: string;
  readonly signingKey: string;
  readonly userID: number;
  readonly userType: number;
  readonly businessId: number;
}

/** Keeps what the next sign-in of a page is answered with. */
export async function nextSignIn(page: Page): Promise<SignInAnswer> {
  const response = await page.waitForResponse('**/api/main/LoginM');
  const { payload } = (await response.json()) as { payload: SignInAnswer };
  return payload;
}

/** Calls the server with somebody's token and key, from outside the browser: whoever has copied them can do the same. */
export async function callWith(
  origin: string,
  { signingKey, ...auth }: SignInAnswer,
): Promise<ApiClient['client']> {
  const keys = await importSessionKeys(signingKey);
  const session = { auth, keys, businessEnvironment: 'Common' as const, locale: 'en' };
  return createApiClient({ baseUrl: `${origin}/api`, session: () => session }).client;
}
