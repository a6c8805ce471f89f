import { type BoundName, boundTokens } from '@dayfare/themes/checks/bounds';
import { type PaintName, paintsByColour, provedContrast } from '@dayfare/themes/checks/proved';
import type { Scheme } from '@dayfare/themes/contract';
import type { Findings } from './run-axe.ts';

/** A text and what it lies on, as axe measured them. */
interface Meeting {
  readonly element: Element;
  /** `#rrggbb`, after everything that lies over it or shines through it. */
  readonly foreground: string;
  readonly background: string;
  /** The contrast that a text of this size and weight needs. */
  readonly needed: number;
  readonly hasShadow: boolean;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Every text whose colours axe could tell, whatever it thought of them. */
function meetingsOf(findings: Findings): Meeting[] {
  const rule = findings.find(({ id }) => id === 'color-contrast');
  if (!rule) return [];
  return [...rule.passes, ...rule.violations, ...rule.incomplete].flatMap(({ node, any }) => {
    const data: Readonly<Record<string, unknown>> = any[0]?.data ?? {};
    const [foreground, background] = [text(data.fgColor), text(data.bgColor)];
    if (!foreground || !background || !('element' in node) || !(node.element instanceof Element)) return [];
    const needed = Number.parseFloat(text(data.expectedContrastRatio) ?? '');
    return [
      { element: node.element, foreground, background, needed, hasShadow: data.shadowColor !== undefined },
    ];
  });
}

const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** The paint of a colour; a mixture is rounded once by the browser and once by us, so that a channel can be one off. */
function paintOf(paints: ReadonlyMap<string, PaintName>, colour: string): PaintName | undefined {
  const exact = paints.get(colour);
  if (exact) return exact;
  const wanted = channels(colour);
  for (const [known, paint] of paints) {
    if (channels(known).every((channel, at) => Math.abs(channel - (wanted[at] ?? 0)) <= 1)) return paint;
  }
  return undefined;
}

/** A text in colours that are no paint of the brand: mixed by opacity, drawn, or of another brand. */
export interface Mixture {
  readonly element: Element;
  /** Two with the same recipe are mixed of the same paints, and need the same contrast; undefined where a shadow makes each another. */
  readonly recipe: string | undefined;
}

/** What the texts of a story lie on. */
export interface Colours {
  /** Texts in colours whose contrast no pair of the contract promises. */
  readonly problems: readonly string[];
  readonly mixed: readonly Mixture[];
}

/**
 * Which paints meet in a story that is shown in a brand at the bounds. Where two paints of the contract meet, a pair promises their
 * contrast in every brand that is accepted, or it is a problem. What is mixed has to be measured in each brand.
 */
export function readColours(
  findings: Findings,
  { brand, scheme }: { brand: BoundName; scheme: Scheme },
): Colours {
  const paints = paintsByColour(boundTokens[brand][scheme]);
  const problems = new Set<string>();
  const mixed: Mixture[] = [];
  for (const { element, foreground, background, needed, hasShadow } of meetingsOf(findings)) {
    const [over, under] = [paintOf(paints, foreground), paintOf(paints, background)];
    if (hasShadow || !over || !under)
      mixed.push({
        element,
        // No two roles of these brands share a colour, so that a mixture tells what it was made of.
        recipe: hasShadow ? undefined : `${brand} ${scheme} ${foreground} ${background} ${needed}`,
      });
    // Like axe: text in the colour of what it lies on is not meant to be seen, as under the drawn boxes of a code.
    else if (over === under) continue;
    else if (provedContrast(over, under) < needed)
      problems.add(
        `no pair promises ${needed}:1 for ${over} on ${under}\n    ${element.outerHTML.slice(0, 200)}`,
      );
  }
  return { problems: [...problems], mixed };
}
