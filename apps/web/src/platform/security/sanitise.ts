import DOMPurify, { type Config } from 'dompurify';

/** Attributes whose values are words or numbers. */
const plainAttributes = 'title lang dir colspan rowspan scope start type reversed value'.split(' ');

const tags =
  'a abbr b blockquote br caption cite code dd del div dl dt em h1 h2 h3 h4 h5 h6 hr i ins li ol p q s small span strong ' +
  'sub sup table tbody td tfoot th thead tr u ul';

/**
 * What a contract may consist of. No styles, because the page's policy would block them; no forms, media or ids, because
 * a contract is a text to read; links open in a new tab and say nothing about this page.
 */
const contractRules = {
  ALLOWED_TAGS: tags.split(' '),
  ALLOWED_ATTR: ['href', ...plainAttributes],
  // Without this DOMPurify would read the values of all of them as addresses.
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
 * The one policy of the app. It lets DOMPurify hand its input to the browser's inert parser, and its result to the page;
 * nothing outside this file can reach it, so no other HTML ever becomes trusted.
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

/** A contract's HTML from the server with all that could act in the page taken out. Load this file lazily: 12 kB gzip. */
export function sanitiseContract(html: string): TrustedHTML {
  const clean = DOMPurify.sanitize(html, {
    ...contractRules,
    RETURN_TRUSTED_TYPE: true,
    ...(policy && { TRUSTED_TYPES_POLICY: policy }),
  });
  return clean;
}
