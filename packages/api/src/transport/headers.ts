import { antiForgeryCookie, headerNames, secureAntiForgeryCookie } from './header-names.ts';
import type { TransportLogEntry } from './log.ts';
import type { ApiRequest } from './request.ts';
import { isAuthObject, type SessionSnapshot } from './session-snapshot.ts';
import { encodeText } from './signature/index.ts';

const withoutConnectToken = ['connecttokenandsettings', 'getouathuserbytoken'];

/** Whether a chat-service call carries the chat service's own token. */
function wantsConnectToken({ pathname }: URL): boolean {
  const path = pathname.toLowerCase();
  return path.includes('/api/connect/') && !withoutConnectToken.some((name) => path.includes(name));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Value of the anti-forgery cookie among `document.cookie`, the one of an encrypted connection before the other; or undefined. */
export function readAntiForgeryToken(cookies: string): string | undefined {
  const values = new Map(
    cookies.split(';').map((pair) => {
      const [name = '', ...value] = pair.trim().split('=');
      return [name, value.join('=')];
    }),
  );
  const value = values.get(secureAntiForgeryCookie) ?? values.get(antiForgeryCookie);
  return value === undefined ? undefined : decoded(value);
}

function authHeaders(
  { auth }: SessionSnapshot,
  log: (event: TransportLogEntry['event']) => void,
): Record<string, string | undefined> {
  if (!isAuthObject(auth)) {
    log(auth === null ? 'auth-missing' : 'auth-invalid');
    return {};
  }
  return {
    [headerNames.authorization]: `Bearer ${auth.authToken}`,
    [headerNames.sessionAuthToken]: auth.authToken,
    [headerNames.userId]: encodeText(String(auth.userID)),
    [headerNames.userType]: String(auth.userType),
    [headerNames.businessId]: encodeText(String(auth.businessId)),
  };
}

/** Every header of a call to the API, without signature. A missing or unfit user is logged, and the call goes without. */
export function headersFor(
  request: ApiRequest,
  session: SessionSnapshot,
  cookies: string,
  log: (event: TransportLogEntry['event']) => void,
): Record<string, string> {
  const headers: Record<string, string | undefined> = {
    Accept: 'application/json',
    'Cache-Control': 'no-cache',
    'Content-Type': request.body.length > 0 ? (request.contentType ?? 'application/json') : undefined,
    ...authHeaders(session, log),
    [headerNames.timeZone]: Intl.DateTimeFormat().resolvedOptions().timeZone,
    [headerNames.clientIp]: session.clientIp,
    [headerNames.latitude]: session.latitude,
    [headerNames.longitude]: session.longitude,
    [headerNames.removeHtmlTags]: session.removeHtmlTags ? '1' : '0',
    [headerNames.locale]: session.locale,
    [headerNames.businessEnvironment]: session.businessEnvironment,
    [headerNames.connectAccessToken]: wantsConnectToken(request.url) ? session.connectToken : undefined,
    [headerNames.bruteForce]: request.bruteForce ? session.bruteForceKey : undefined,
    [headerNames.antiForgery]: readAntiForgeryToken(cookies),
    [headerNames.idempotencyKey]: request.idempotencyKey,
    [headerNames.reference]: request.reference,
  };
  const present: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) if (value) present[name] = value;
  return present;
}
