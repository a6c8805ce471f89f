import { Disclosure } from '@dayfare/ui/disclosure';
import type { ReviewGlobals } from '../shared/looks.ts';
import { StoryLink } from '../shared/page.tsx';
import { Verdict } from '../shared/verdict.tsx';
import * as styles from './status.css.ts';
import {
  type CheckName,
  checkNames,
  checkTitles,
  type Outcome,
  type PartStatus,
  resultOf,
} from './status-data.ts';

/** How one check stands, in an icon and words. */
function Check({ name, outcome }: { name: CheckName; outcome: Outcome }) {
  const [title] = checkTitles[name];
  const { made, problems } = outcome;
  const is = resultOf(outcome);
  if (is === 'none') return <span className={styles.none}>{title}: not made</span>;
  return (
    <Verdict is={is}>
      {title}: {is === 'pass' ? made : `${problems.length} to mend`}
    </Verdict>
  );
}

export interface PartRowProps {
  part: PartStatus;
  /** The brand that axe is told of; undefined for all. */
  brand: string | undefined;
  globals: ReviewGlobals;
}

/** What axe found in a brand, or in all of them, and everything else as it is. */
export const outcomeOf = (
  { checks, brands }: PartStatus,
  name: CheckName,
  brand: string | undefined,
): Outcome => (name === 'axe' && brand !== undefined && brands[brand]) || checks[name];

/** A part with all that was found, and what is to be mended one press away. */
export function PartRow({ part, brand, globals }: PartRowProps) {
  const outcomes = checkNames.map((name) => ({ name, outcome: outcomeOf(part, name, brand) }));
  const problems = [...new Set(outcomes.flatMap(({ outcome }) => outcome.problems))];
  return (
    <li className={styles.part} data-part={part.title}>
      <StoryLink storyId={part.storyId} globals={globals}>
        {part.title.replace('/', ' / ')}
      </StoryLink>
      <ul className={styles.checks} aria-label={`Checks of ${part.title.split('/')[1]}`}>
        {outcomes.map(({ name, outcome }) => (
          <li key={name}>
            <Check name={name} outcome={outcome} />
          </li>
        ))}
      </ul>
      {problems.length > 0 && (
        <Disclosure label={`What is to be mended in ${part.title.split('/')[1]}`}>
          <ul className={styles.problems}>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Disclosure>
      )}
    </li>
  );
}
