import { designerWalkProblem } from './designer-walk.ts';
import { isInSample } from './sample.ts';
import type { Story } from './story-index.ts';
import { firstStories, openControls } from './test-controls.ts';
import { draftBrandProblem } from './test-draft-brand.ts';
import { managerProblem, openPages } from './test-pages.ts';
import { toolbarProblem } from './test-toolbar.ts';

/** A check of a built Storybook beside the stories themselves. */
export interface StorybookCheck {
  readonly title: string;
  /** Resolves to what is wrong; undefined if nothing is. */
  problem(): Promise<string | undefined>;
}

/** The checks of a Storybook, with the browsers that they share. */
export interface StorybookChecks extends AsyncDisposable {
  /** Lists that can run beside one another, each from its beginning to its end. */
  readonly lanes: readonly (readonly StorybookCheck[])[];
  /** What comes after them, one at a time. */
  readonly after: readonly StorybookCheck[];
}

/** The pages for designers, which are opened as they open them: without the steps of a test. */
export const isForDesigners = ({ title, tags }: Pick<Story, 'title' | 'tags'>): boolean =>
  /^(Studio\/|Welcome$)/.test(title) && tags.includes('dev');

/** How many there are for one that a sample has. A page of documentation costs as much as all of its stories. */
const oneOf = { controls: 6, docs: 48 } as const;

/**
 * Collects the checks of the given stories and pages of documentation. `isSampled` asks for a sample of the controls and of the documentation; the pages for
 * designers are never left out. A browser is opened by the first check that needs it.
 */
export function storybookChecks(
  url: string,
  stories: readonly Story[],
  docs: readonly Story[],
  isSampled = false,
): StorybookChecks {
  const opened: Promise<AsyncDisposable>[] = [];
  const once = <Opened extends AsyncDisposable>(open: () => Promise<Opened>) => {
    let kept: Promise<Opened> | undefined;
    return () => {
      if (kept) return kept;
      kept = open();
      opened.push(kept);
      return kept;
    };
  };
  const controls = once(() => openControls(url));
  const pages = once(() => openPages(url));
  const sampleOf = (all: readonly Story[], each: number) =>
    isSampled ? all.filter(({ id }) => isInSample(id, each)) : all;
  const withSteps = stories.find(
    ({ title, tags }) => title.startsWith('Components/') && tags.includes('play-fn') && tags.includes('dev'),
  );
  const hasStudio = stories.some(({ id }) => id.startsWith('studio-brand-studio'));
  return {
    lanes: [
      sampleOf(firstStories(stories), oneOf.controls).map((story) => ({
        title: `controls: ${story.title}`,
        problem: async () => (await controls()).problemOf(story),
      })),
      [
        ...sampleOf(docs, oneOf.docs).map((page) => ({
          title: `docs: ${page.title}`,
          problem: async () => (await pages()).problemOf(page, 'docs'),
        })),
        ...stories.filter(isForDesigners).map((page) => ({
          title: `page: ${page.title} › ${page.name}`,
          problem: async () => (await pages()).problemOf(page, 'story'),
        })),
      ],
    ],
    after: [
      ...(withSteps
        ? [
            { title: 'Storybook itself', problem: () => managerProblem(url, withSteps) },
            { title: 'The toolbar above a story', problem: () => toolbarProblem(url, withSteps) },
          ]
        : []),
      ...(hasStudio
        ? [
            { title: 'The walk of a designer', problem: () => designerWalkProblem(url) },
            { title: 'The draft on other pages', problem: () => draftBrandProblem(url) },
          ]
        : []),
    ],
    async [Symbol.asyncDispose]() {
      const results = await Promise.allSettled(opened);
      await Promise.all(
        results.map((result) => result.status === 'fulfilled' && result.value[Symbol.asyncDispose]()),
      );
    },
  };
}
