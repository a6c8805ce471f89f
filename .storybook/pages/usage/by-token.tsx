import type { ReviewGlobals } from '../shared/looks.ts';
import * as page from '../shared/page.css.ts';
import { managerUrl } from '../shared/stories/story-url.ts';
import { Swatch } from '../shared/swatch.tsx';
import { Verdict } from '../shared/verdict.tsx';
import { noteOf, tokenColour } from './groups.ts';
import { type ComponentUse, usersOf } from './token-use.ts';
import * as styles from './usage.css.ts';

export interface ListProps {
  uses: readonly ComponentUse[];
  /** First story of each component, by its folder. */
  stories: ReadonlyMap<string, string>;
  globals: ReviewGlobals;
}

interface TokenListProps extends ListProps {
  tokens: readonly string[];
}

/** Token by token, the components that read it. */
export function ByToken({ tokens, uses, stories, globals }: TokenListProps) {
  return (
    <ul className={page.list} aria-label="Tokens">
      {tokens.map((token) => {
        const { own, through } = usersOf(uses, token);
        const colour = tokenColour(token);
        return (
          <li key={token} className={styles.row} data-token={token}>
            <div className={styles.subject}>
              {colour && <Swatch colour={colour} />}
              <div className={styles.words}>
                <span className={styles.name}>{token}</span>
                <span className={styles.note}>{noteOf(token)}</span>
              </div>
            </div>
            <div className={styles.words}>
              {own.length === 0 ? (
                <Verdict is="near">No component reads it</Verdict>
              ) : (
                <ul className={styles.chips} aria-label={`Read by ${own.length}`}>
                  {own.map((use) => (
                    <li key={use.folder}>
                      <ComponentChip use={use} storyId={stories.get(use.folder)} globals={globals} />
                    </li>
                  ))}
                </ul>
              )}
              {through.length > 0 && (
                <span className={styles.note}>
                  And through a part: {through.map(({ name }) => name).join(', ')}.
                </span>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

interface ComponentChipProps {
  use: ComponentUse;
  storyId: string | undefined;
  globals: ReviewGlobals;
}

function ComponentChip({ use, storyId, globals }: ComponentChipProps) {
  if (storyId === undefined) return <span className={styles.chip}>{use.name}</span>;
  return (
    <a className={styles.chipLink} href={managerUrl(storyId, globals)} target="_top">
      {use.name}
    </a>
  );
}
