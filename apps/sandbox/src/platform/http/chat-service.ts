/** An account at Twilio whose Conversations people chat with. A browser sees none of it but the tokens that are signed with its key. */
export interface ChatService {
  readonly accountSid: string;
  readonly keySid: string;
  readonly keySecret: string;
  readonly serviceSid: string;
}

const sid = (letters: string) => new RegExp(`^${letters}[0-9a-f]{32}$`);

const shapes = {
  ...{ accountSid: sid('AC'), keySid: sid('SK'), serviceSid: sid('IS'), keySecret: /^\S{16,}$/ },
} as const satisfies Record<keyof ChatService, RegExp>;

const isKey = (key: string): key is keyof ChatService => Object.hasOwn(shapes, key);

/** Reads CHAT_SERVICE, JSON with `accountSid`, `keySid`, `keySecret` and `serviceSid`; null without one. Throws with what is wrong with it, but not with the secret. */
export function chatServiceFrom(text: string | undefined): ChatService | null {
  if (!text) return null;
  const given: unknown = JSON.parse(text);
  const values = new Map(Object.entries(given ?? {}).map(([key, value]) => [key, String(value)]));
  const wrong = Object.keys(shapes).filter((key) => isKey(key) && !shapes[key].test(values.get(key) ?? ''));
  if (wrong.length > 0) throw new Error(`CHAT_SERVICE has no valid ${wrong.join(', ')}.`);
  const of = (key: keyof ChatService) => values.get(key) ?? '';
  return {
    ...{ accountSid: of('accountSid'), keySid: of('keySid') },
    ...{ keySecret: of('keySecret'), serviceSid: of('serviceSid') },
  };
}

/** Where the browsers of those who chat there connect to, and fetch files from. */
export const chatServiceHosts = ['https://*.us1.twilio.com', 'wss://*.us1.twilio.com'] as const;
