import { Text } from '@dayfare/ui/text';
import { specimenEntries } from '../../../packages/ui/src/conformance/specimens/specimens.ts';
import { inFrench, inSpanish } from '../../../packages/ui/src/conformance/specimens/translated.ts';
import type { ReviewGlobals } from '../shared/looks.ts';
import { ReviewPage, Section, StoryLink } from '../shared/page.tsx';
import { partTitle } from '../shared/part-title.ts';
import { titleOf } from '../shared/review-brands.ts';
import { useStoryIndex } from '../shared/stories/use-story-index.ts';
import * as styles from './sheet.css.ts';
import { Specimen } from './specimen.tsx';

const rooms = [
  { title: 'Primitives', folder: 'primitives' },
  { title: 'Components', folder: 'components' },
  { title: 'Patterns', folder: 'patterns' },
] as const;

/** Those that bring the main part of a page or its navigation: a page has one of each. */
const wholePages: readonly string[] = ['primitives/screen', 'components/page-layout', 'components/nav-rail'];

/** What a specimen's texts become. */
const inLanguage = { en: (text: string) => text, es: inSpanish, fr: inFrench } as const;

/** `../../components/app-header/app-header.specimen.tsx` as its folder: `components/app-header`. */
const folderOf = (file: string) => file.split('/').slice(-3, -1).join('/');

/** Every component of the library, with as few props as it takes, in the brand, scheme and language of the toolbar. */
export function AllComponents({ globals }: { globals: ReviewGlobals }) {
  const { brand, scheme, language } = globals;
  const stories = useStoryIndex() ?? [];
  const storyOf = (folder: string) => stories.find(({ file }) => file.includes(`/${folder}/`));
  return (
    <ReviewPage
      title={`All components in ${titleOf(brand)}`}
      lead={`Everything that the library exports and that draws something, live, in the ${scheme} scheme. Press, type and open it; brand, scheme and language follow the toolbar. In Spanish and French the texts are phrases of the product, as long as translations are.`}
    >
      {rooms.map(({ title, folder }) => (
        <Section key={title} title={title}>
          <div className={styles.columns}>
            {specimenEntries
              .filter(({ file }) => folderOf(file).startsWith(`${folder}/`))
              .map(({ file, page, specimen }) => {
                const own = folderOf(file);
                const story = storyOf(own);
                return (
                  <Specimen
                    key={own}
                    name={partTitle(own.split('/')[1] ?? own)}
                    link={
                      story && (
                        <StoryLink storyId={story.id} globals={globals}>
                          Its stories
                        </StoryLink>
                      )
                    }
                  >
                    {page === 'alone' || wholePages.includes(own) ? (
                      <Text tone="muted">Takes a whole page or lies over one: see its stories.</Text>
                    ) : (
                      specimen(inLanguage[language])
                    )}
                  </Specimen>
                );
              })}
          </div>
        </Section>
      ))}
    </ReviewPage>
  );
}
