import DOMPurify, { type Config } from 'dompurify';

/** Attributes with plain values. */
const plainAttributes = 'title lang dir colspan rowspan scope start type reversed value'.split(' ');

const tags =
  'a abbr b blockquote br caption cite code dd del div dl dt em h1 h2 h3 h4 h5 h6 hr i ins li ol p q s small span strong ' +
  'sub sup table tbody td tfoot th thead tr u ul';

/**
 * What a contract may contain. No styles, because the page's policy would block them; no forms, media or ids, because it is a text to
 * read; links open in a new tab without a referrer.
 */
const contractRules = {
  ALLOWED_TAGS: tags.split(' '),
  ALLOWED_ATTR: ['href', ...plainAttributes],
  // Otherwise DOMPurify would treat all their values as addresses.
  ADD_URI_SAFE_ATTR: plainAttributes,
  ALLOWED_URI_REGEXP: /^(?:https:|mailto:|tel:)/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
} satisfies Config;

interface HtmlPolicy {
  createHTML: (html: string) => string;
  createScriptURL: (url: string) => string;
}

interface TrustedTypes {
  trustedTypes?: { createPolicy: (name: string, policy: HtmlPolicy) => Config['TRUSTED_TYPES_POLICY'] };
}

/**
 * The app's only policy. It lets DOMPurify pass its input to the browser's inert parser, and its result to the page; nothing outside this
 * file can use it, so no other HTML is ever trusted.
 */
const policy = (globalThis as TrustedTypes).trustedTypes?.createPolicy('dayfare-contract', {
  createHTML: (html) => html,
  createScriptURL: () => {
    throw new TypeError('The contract policy makes no script addresses: a contract has no scripts.');
  },
});

DOMPurify.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName !== 'A' || !element.hasAttribute('href')) return;
  element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener noreferrer');
});

/** The same as {@link sanitiseContract}, as nodes that are in no document: for a PDF. */
export function sanitisedNodes(html: string): DocumentFragment {
  const nodes: DocumentFragment | null = DOMPurify.sanitize(html, {
    ...contractRules,
    RETURN_DOM_FRAGMENT: true,
    ...(policy && { TRUSTED_TYPES_POLICY: policy }),
  });
  // Null where nothing is left, as of a frameset, whatever its type says.
  return nodes ?? document.createDocumentFragment();
}

/** Removes everything that could act in the page from a contract's HTML. Load this file lazily: 12 kB gzip. */
export function sanitiseContract(html: string): TrustedHTML {
  const clean = DOMPurify.sanitize(html, {
    ...contractRules,
    RETURN_TRUSTED_TYPE: true,
    ...(policy && { TRUSTED_TYPES_POLICY: policy }),
  });
  return clean;
}
