/** A violation of the page's security policy: what was violated where, without personal data. */
export interface PolicyReport {
  /** Path of the page, without its query. */
  readonly page: string;
  readonly directive: string;
  /** What was blocked: an address without its query, or a keyword such as `inline`. */
  readonly blocked: string;
  /** File and line of the script responsible; empty if the browser doesn't say. */
  readonly source: string;
}

/** The violations that browsers reported, newest first; in memory only. */
export interface PolicyReports {
  readonly list: () => readonly PolicyReport[];
  readonly add: (reports: readonly PolicyReport[]) => void;
  readonly clear: () => void;
}

const mostKept = 200;
const longest = 300;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A long path segment with digits may be a token. */
const withoutTokens = (path: string) =>
  path
    .split('/')
    .map((part) => (part.length >= 16 && /\d/.test(part) && !/\.\w+$/.test(part) ? '…' : part))
    .join('/');

/** Returns an address without query, fragment, user and possible tokens; a keyword unchanged. */
function withoutSecrets(value: unknown, isOwn = false): string {
  if (typeof value !== 'string') return '';
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url) return /^[\w-]{1,40}$/.test(value) ? value : '';
  if (!url.protocol.startsWith('http')) return url.protocol;
  return `${isOwn ? '' : url.origin}${withoutTokens(url.pathname)}`.slice(0, longest);
}

function reportOf(body: Record<string, unknown>): PolicyReport {
  const of = (...names: string[]) => names.map((name) => body[name]).find((value) => value !== undefined);
  const directive = of('effective-directive', 'effectiveDirective', 'violated-directive');
  const source = withoutSecrets(of('source-file', 'sourceFile'), true);
  const line = Number(of('line-number', 'lineNumber'));
  return {
    page: withoutSecrets(of('document-uri', 'documentURL'), true),
    directive: typeof directive === 'string' ? (/^[a-z-]{1,60}/.exec(directive)?.[0] ?? '') : '',
    blocked: withoutSecrets(of('blocked-uri', 'blockedURL')),
    source: source && Number.isInteger(line) ? `${source}:${line}` : source,
  };
}

/**
 * Parses a browser's report, in the older form (`{"csp-report": …}`) or as a list of the Reporting API; null if it is neither. Addresses
 * lose their queries, which may identify a person or contain a key.
 */
export function parsePolicyReports(sent: unknown): readonly PolicyReport[] | null {
  if (isRecord(sent) && isRecord(sent['csp-report'])) return [reportOf(sent['csp-report'])];
  if (!Array.isArray(sent)) return null;
  return sent
    .slice(0, mostKept)
    .flatMap((one: unknown) =>
      isRecord(one) && one.type === 'csp-violation' && isRecord(one.body) ? [reportOf(one.body)] : [],
    );
}

/** Starts with none. */
export function createPolicyReports(): PolicyReports {
  let reports: readonly PolicyReport[] = [];
  return {
    list: () => reports,
    add: (added) => {
      reports = [...added, ...reports].slice(0, mostKept);
    },
    clear: () => {
      reports = [];
    },
  };
}
