import * as page from '../shared/page.css.ts';
import { StoryLink } from '../shared/page.tsx';
import { Swatch } from '../shared/swatch.tsx';
import type { ListProps } from './by-token.tsx';
import { tokenColour } from './groups.ts';
import * as styles from './usage.css.ts';

/** Component by component, the tokens that it reads. */
export function ByComponent({ uses, stories, globals }: ListProps) {
  return (
    <ul className={page.list} aria-label="Components">
      {uses.map(({ folder, name, own, through }) => {
        const storyId = stories.get(folder);
        return (
          <li key={folder} className={styles.row} data-component={name}>
            <div className={styles.words}>
              {storyId === undefined ? (
                <span className={styles.name}>{name}</span>
              ) : (
                <StoryLink storyId={storyId} globals={globals}>
                  {name}
                </StoryLink>
              )}
              <span className={styles.note}>
                {own.length} of its own, {through.length} more through its parts
              </span>
            </div>
            <ul className={styles.chips} aria-label={`Tokens that ${name} reads`}>
              {own.map((token) => {
                const colour = tokenColour(token);
                return (
                  <li key={token} className={styles.chip}>
                    {colour && <Swatch colour={colour} />}
                    {token}
                  </li>
                );
              })}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}
