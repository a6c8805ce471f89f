import axe, { type ElementContext, type RawResult, type RunOptions } from 'axe-core';

/** What axe found, as it keeps it: without a selector for each element, which takes longer than the rules do. */
export type Findings = readonly RawResult[];

const reporter = 'as-kept';
axe.addReporter<Findings>(reporter, (results, _options, resolve) => resolve(results));

// A link inside a text is underlined. That its colour differs enough from the text's in one brand says nothing of the next.
axe.configure({ rules: [{ id: 'link-in-text-block', any: ['link-in-text-block-style'] }] });

/** The whole page but React Aria's announcer: it keeps a message for seconds, also of a story that has been left. */
const page: ElementContext = { include: [['body']], exclude: [['[data-live-announcer]']] };

/**
 * Gives what sticks to the window its own place in the page, until the returned function is called: what happens to lie half behind it
 * can be scrolled out, and is not too small a target.
 */
function unstick(): () => void {
  const stuck = [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter((element) => getComputedStyle(element).position === 'sticky')
    .map(({ style }) => ({ style, position: style.position, inset: style.inset }));
  for (const { style } of stuck) Object.assign(style, { position: 'relative', inset: 'auto' });
  return () => {
    for (const { style, position, inset } of stuck) Object.assign(style, { position, inset });
  };
}

/** Runs axe on the story as it stands, or on some of its elements. */
export async function runAxe(options: RunOptions, elements?: readonly Element[]): Promise<Findings> {
  const context = elements ? { include: [...elements], exclude: ['[data-live-announcer]'] } : page;
  const stickAgain = unstick();
  try {
    const findings: unknown = await axe.run(context, { ...options, reporter });
    return findings as Findings;
  } finally {
    stickAgain();
  }
}

type NodeFinding = RawResult['violations'][number];

const markup = ({ node }: NodeFinding): string =>
  ('source' in node && typeof node.source === 'string' ? node.source : '').slice(0, 200);

const reasons = ({ any, all, none }: NodeFinding): string =>
  [...any, ...all, ...none].map(({ message }) => `    ${message}`).join('\n');

/** Each violation in words, with the elements that have it. */
export const violationsInWords = (findings: Findings): string[] =>
  findings
    .filter(({ violations }) => violations.length > 0)
    .map(
      ({ id, help, violations }) =>
        `${id} (${help})\n${violations.map((found) => `    ${markup(found)}\n${reasons(found)}`).join('\n')}`,
    );
