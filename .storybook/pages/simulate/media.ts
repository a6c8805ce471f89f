/** Media features that the toolbar can simulate, as they stand in the style sheets. */
const features = {
  forcedColours: 'forced-colors: active',
  reducedMotion: 'prefers-reduced-motion: reduce',
} as const;

/** A media feature that the toolbar can simulate. */
export type Simulated = keyof typeof features;

/** All of them; toolbars carry the same names. */
export const simulatable = Object.keys(features) as readonly Simulated[];

interface Gated {
  readonly rule: CSSMediaRule;
  readonly written: string;
}

const gated = new WeakMap<CSSStyleSheet, readonly Gated[]>();

function mediaRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    const inner = 'cssRules' in rule && rule.cssRules instanceof CSSRuleList ? mediaRules(rule.cssRules) : [];
    return rule instanceof CSSMediaRule ? [rule, ...inner] : inner;
  });
}

/** The media rules of a sheet with the conditions they were written with; read once, because a simulation rewrites them. */
function gatedRules(sheet: CSSStyleSheet): readonly Gated[] {
  const known = gated.get(sheet);
  if (known) return known;
  const found = mediaRules(sheet.cssRules).map((rule) => ({ rule, written: rule.media.mediaText }));
  gated.set(sheet, found);
  return found;
}

/** A condition as it is with some features taken for granted: `all` where nothing else is asked. */
export function conditionWith(written: string, simulated: readonly Simulated[]): string {
  const alternatives = written.split(/\s*,\s*/).map((query) => {
    const terms = query.split(/\s+and\s+/);
    const left = terms.filter((term) => !simulated.some((name) => term === `(${features[name]})`));
    return left.length === 0 ? 'all' : left.join(' and ');
  });
  return alternatives.join(', ');
}

let isSimulating = false;

/**
 * Makes the rules that are written for a media feature apply as if the reader had it on; the others as written. A page cannot
 * switch the feature itself on, so that only rules of our own style sheets take part.
 */
export function simulate(simulated: readonly Simulated[]): void {
  if (simulated.length === 0 && !isSimulating) return;
  isSimulating = simulated.length > 0;
  for (const sheet of document.styleSheets) {
    for (const { rule, written } of gatedRules(sheet)) {
      const condition = conditionWith(written, simulated);
      if (rule.media.mediaText !== condition) rule.media.mediaText = condition;
    }
  }
}
