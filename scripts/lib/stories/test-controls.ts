import type { Page } from 'playwright';
import { openPreview, showStory } from './show-story.ts';
import type { Story } from './story-index.ts';
import { launchBrowser, userAgent } from './test-stories.ts';

type Args = Readonly<Record<string, unknown>>;

/** What Storybook knows of a prop, as far as this looks at it. */
interface ArgType {
  readonly control?: { readonly type?: string; readonly disable?: boolean };
  readonly options?: readonly unknown[];
  readonly table?: { readonly type?: { readonly summary?: string } };
}

/** Types that have a control of their own: a text, a number, a switch, a choice. */
const simple =
  /^(string|number|boolean|"[^"]*"|-?\d+|null|true|false)( \| (string|number|boolean|"[^"]*"|-?\d+|null|true|false))*$/;

function problemOf(name: string, { control, table }: ArgType): string[] {
  const type = table?.type?.summary;
  if (!type) return [`${name} is in the table without a type: the component has no such public prop.`];
  const isEdited = control?.disable !== true && control?.type !== undefined;
  if (simple.test(type) && (!isEdited || control.type === 'object'))
    return [`${name}: ${type} has ${control?.type ?? 'no'} control.`];
  return [];
}

/** What a person may set a control to. */
function trialsOf({ control, options = [] }: ArgType): readonly unknown[] {
  switch (control?.disable === true ? undefined : control?.type) {
    case 'boolean':
      return [true, false];
    case 'text':
      return ['Some text', ''];
    case 'number':
      return [3, 0];
    case 'date':
      return [Date.UTC(2026, 10, 21)];
    case 'select':
      return options;
    default:
      return [];
  }
}

const argTypesOf = (page: Page, storyId: string): Promise<Record<string, ArgType>> =>
  page.evaluate(async (id) => {
    const { storyStoreValue } = (
      window as unknown as {
        __STORYBOOK_PREVIEW__: {
          storyStoreValue: { loadStory(of: { storyId: string }): Promise<{ argTypes: object }> };
        };
      }
    ).__STORYBOOK_PREVIEW__;
    const { argTypes } = await storyStoreValue.loadStory({ storyId: id });
    return JSON.parse(JSON.stringify(argTypes));
  }, storyId);

/** Sets controls of the story on the page as the panel does, the others to what they were, and gives what went wrong. */
const setControls = (page: Page, storyId: string, args: Args): Promise<string | undefined> =>
  page.evaluate(
    ({ id, updatedArgs }) =>
      new Promise<string | undefined>((done) => {
        const channel = (
          window as unknown as {
            __STORYBOOK_ADDONS_CHANNEL__: {
              emit(event: string, payload: unknown): void;
              on(event: string, listener: (payload: unknown) => void): void;
              off(event: string, listener: (payload: unknown) => void): void;
            };
          }
        ).__STORYBOOK_ADDONS_CHANNEL__;
        const failures = ['storyErrored', 'storyThrewException'];
        const end = (problem?: string) => {
          channel.off('storyRendered', onRendered);
          for (const event of failures) channel.off(event, onFailed);
          done(problem);
        };
        const onFailed = (payload: unknown) => {
          const { message, description } = (payload ?? {}) as Record<string, unknown>;
          end(String(message ?? description ?? payload));
        };
        const onReset = () => {
          channel.off('storyRendered', onReset);
          for (const event of failures) channel.off(event, onReset);
          channel.on('storyRendered', onRendered);
          for (const event of failures) channel.on(event, onFailed);
          channel.emit('updateStoryArgs', { storyId: id, updatedArgs });
        };
        const onRendered = () => end();
        channel.on('storyRendered', onReset);
        for (const event of failures) channel.on(event, onReset);
        channel.emit('resetStoryArgs', { storyId: id });
      }),
    { id: storyId, updatedArgs: args },
  );

/**
 * What breaks the story. Every control is set at once, to the first of its values, then to the second: one by one only where something
 * breaks, which may be two values that do not go together, such as the last day before the first.
 */
async function breaksOf(page: Page, id: string, argTypes: readonly [string, ArgType][]): Promise<string[]> {
  const trials = argTypes.map(([name, argType]) => [name, trialsOf(argType)] as const);
  const rounds = Math.max(0, ...trials.map(([, values]) => values.length));
  const problems: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const args = trials.flatMap(([name, values]) => (round < values.length ? [[name, values[round]]] : []));
    if ((await setControls(page, id, Object.fromEntries(args))) === undefined) continue;
    for (const [name, value] of args as [string, unknown][]) {
      const broken = await setControls(page, id, { [name]: value });
      if (broken !== undefined) problems.push(`${name} set to ${JSON.stringify(value)}: ${broken}`);
    }
  }
  return problems;
}

async function problemsOf(page: Page, { id }: Story): Promise<string[]> {
  const unshown = await showStory(page, id);
  if (unshown !== undefined) return [unshown];
  const argTypes = Object.entries(await argTypesOf(page, id));
  return [
    ...argTypes.flatMap(([name, argType]) => problemOf(name, argType)),
    ...(await breaksOf(page, id, argTypes)),
  ];
}

/** The first story of each component, in their order: the one whose controls its page of documentation shows. */
export function firstStories(stories: readonly Story[]): Story[] {
  const ofComponents = stories.filter(
    ({ importPath }) =>
      /packages\/ui\/src\/(components|patterns|primitives)\//.test(importPath) &&
      !importPath.endsWith('.states.stories.tsx'),
  );
  return [...Map.groupBy(ofComponents, ({ title }) => title).values()].flatMap(([first]) => first ?? []);
}

/** A browser that goes through controls. */
interface Controls extends AsyncDisposable {
  /** What is wrong with the story's controls, a line each; undefined if nothing is. */
  problemOf(story: Story): Promise<string | undefined>;
}

/**
 * Opens the browser in which stories are gone through control by control: each has the kind that the prop's type asks for, and nothing
 * that a person can set there breaks the story.
 */
export async function openControls(url: string): Promise<Controls> {
  const browser = await launchBrowser();
  let page: Page | undefined;
  const open = async (): Promise<Page> => {
    const opened = await browser.newPage({ reducedMotion: 'reduce', userAgent });
    await openPreview(opened, url, { runsSteps: false });
    return opened;
  };
  return {
    async problemOf(story) {
      try {
        page ??= await open();
        return (await problemsOf(page, story)).join('\n') || undefined;
      } catch (error) {
        // A page that gave up is of no use to the next story.
        await page?.close().catch(() => undefined);
        page = undefined;
        return String(error);
      }
    },
    [Symbol.asyncDispose]: () => browser.close(),
  };
}
