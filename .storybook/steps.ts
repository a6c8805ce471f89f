import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { runSteps } from './events.ts';

/** What the tests set on the window before Storybook starts: whether every story runs its steps as it is shown. */
const setting = 'dayfareRunsSteps';

/** Tools that show a story in order to run its steps. */
const runners = /StorybookTestRunner|Chromatic/;

let asked: string | undefined;

/** Whether a program looks at the stories, not a person. */
export const isForTests = (): boolean => setting in window || runners.test(navigator.userAgent);

const runsSteps = (): boolean => isForTests() && Reflect.get(window, setting) !== false;

interface StepContext {
  readonly id: string;
}

type Steps<Context extends StepContext> = (context: Context) => Promise<void> | void;

/**
 * The steps of a story, for tests and on request. No other story may move: a button that a test has left hovered
 * and focused shows a designer the wrong colour, and a field that a test types into is not theirs.
 */
function onRequest<Context extends StepContext>(steps: Steps<Context>): Steps<Context> {
  return async (context) => {
    if (runsSteps() || asked === context.id) await steps(context);
    if (asked === context.id) asked = undefined;
  };
}

interface WithSteps {
  // A method, so that stories with a context of their own fit.
  play?(context: StepContext): Promise<void> | void;
}

/** Makes the stories of this preview run their steps on request only. */
export function withStepsOnRequest<Preview extends { meta: (input: never) => unknown }>(
  preview: Preview,
): void {
  const quiet = (input: unknown): unknown => {
    const { play } = (input ?? {}) as WithSteps;
    return play ? { ...(input as object), play: onRequest(play) } : input;
  };
  const meta = preview.meta.bind(preview) as (input: unknown) => { story: (input?: unknown) => unknown };
  preview.meta = ((input: unknown) => {
    const made = meta(quiet(input));
    const story = made.story.bind(made);
    made.story = (own) => story(quiet(own));
    return made;
  }) as Preview['meta'];
}

/** Listens for requests to see a story's steps, and shows the story from its beginning then. */
export function listenForSteps(): void {
  const channel = addons.getChannel();
  channel.on(runSteps, (storyId: string) => {
    asked = storyId;
    channel.emit(FORCE_REMOUNT, { storyId });
  });
}
