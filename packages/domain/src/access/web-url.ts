/** The part of the platform's URL that this area uses. */
interface WebUrl {
  readonly protocol: string;
  readonly origin: string;
  readonly host: string;
  readonly username: string;
  readonly password: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly href: string;
}

interface WebSearchParams {
  has(name: string): boolean;
  get(name: string): string | null;
}

// Browsers, Node and Hermes have both; TypeScript's language library has neither.
declare const URL: { new (text: string, base?: string): WebUrl };
declare const URLSearchParams: { new (text: string): WebSearchParams };

/** Parses an address as a browser does, optionally against a base; null if it isn't valid. */
export function parseUrl(text: string, base?: string | undefined): WebUrl | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** The parameters of a query, with or without its question mark. */
export function parseQuery(query: string): WebSearchParams {
  return new URLSearchParams(query);
}
