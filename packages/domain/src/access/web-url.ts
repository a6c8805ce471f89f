/** The part of the platform's URL that the rules of this area read. */
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

// Browsers, Node and Hermes all have both; the language's own type library knows neither.
declare const URL: { new (text: string, base?: string): WebUrl };
declare const URLSearchParams: { new (text: string): WebSearchParams };

/** Parses an address as a browser does, against a base if one is given; null when it isn't one. */
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
