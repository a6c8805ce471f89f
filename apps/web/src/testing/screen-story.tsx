import type { SimulatedShell } from '@dayfare/api/bridge/simulated';
import { heldRequests, sessionSamples, startupSamples } from '@dayfare/api/mocks';
import type { WireCurrentUser } from '@dayfare/api/session/contract';
import { defaultLanguage, isLanguage } from '@dayfare/domain/product';
import { loadVoice } from '@dayfare/themes/brands';
import { findByRole, waitFor, within } from 'storybook/test';
import type { App } from '../platform/app-context/app.ts';
import { defaultBrand } from '../platform/brand/brand-store.ts';
import { pseudoLanguage, setPseudoLanguage } from '../platform/i18n/pseudo.ts';
import type { Settings } from '../platform/startup/configuration.ts';
import { joinSimulatedDevice } from './join-simulated-device.ts';
import { mountAt } from './mount.tsx';
import { type DraftLook, FollowsDraft, type ScreenBrand, showScreenBrand } from './screen-brand.tsx';
import { untilSettled } from './screen-settled.ts';
import { createStoryApp } from './story-app.ts';

/** Which page a story shows, and to which user. Set it in `screenStory`, or for one story with `shownAs`. */
export interface ScreenParameters {
  /** Path with query: `/ewa/home`. */
  readonly at?: string | undefined;
  /** Pages that were visited before; the back button leads to the last of them. */
  readonly after?: readonly string[] | undefined;
  /** Who is signed in. Default: an employee. `null`: a visitor. */
  readonly user?: WireCurrentUser | null | undefined;
  /** Configuration as the server sends it. Default: the usual one. `null`: the server could not be asked. */
  readonly configuration?: Settings | null | undefined;
  /** What the simulated device answers, on the platforms of native apps, in place of the contract's examples. */
  readonly device?: SimulatedShell['results'];
  /** Changes the app before the page is shown: a draft in the storage, no network. */
  readonly prepare?: ((app: App) => void | Promise<void>) | undefined;
}

/** For one story's `parameters`: `parameters: shownAs({ user: null })`. */
export function shownAs(screen: ScreenParameters): { readonly screen: ScreenParameters } {
  return { screen };
}

interface StoryContext {
  readonly id: string;
  readonly globals: Record<string, unknown>;
  readonly parameters: Record<string, unknown>;
  readonly loaded: Record<string, unknown>;
}

/** The platform's toolbar, and the panel with what its device answers. */
interface ToolbarDevice {
  readonly platform?: string | undefined;
  readonly device: SimulatedShell['answers'];
}

interface Shown extends ScreenBrand {
  readonly key: string;
  mounted: ReturnType<typeof mountAt> | undefined;
}

let shown: Shown | undefined;

async function show(key: string, context: StoryContext, screen: ScreenParameters): Promise<Shown> {
  const { language } = context.globals;
  const {
    user = sessionSamples.employee(),
    configuration = startupSamples.configuration(),
    prepare,
  } = screen;
  const look: { draft: DraftLook | undefined } = { draft: undefined };
  heldRequests.reset();
  const app = await createStoryApp({
    language: isLanguage(language) ? language : defaultLanguage,
    brand: defaultBrand,
    user,
    configuration: configuration ?? undefined,
    loadVoice: async (brand, into) => look.draft?.voices[into] ?? loadVoice(brand, into),
  });
  if (language === pseudoLanguage) setPseudoLanguage(app.translator);
  if (!configuration) app.connection.server.set('unavailable');
  const { platform, device: answers } = context.globals as unknown as ToolbarDevice;
  if (platform === 'ios' || platform === 'android')
    await joinSimulatedDevice(app, { platform, answers, results: screen.device });
  await prepare?.(app);
  return { key, app, look, mounted: undefined };
}

/** The draft of Brand studio as it is now, if it is what the brand toolbar calls by this name; the preview's loader tells every story of it. */
const draftIn = ({ loaded }: Pick<StoryContext, 'loaded'>, brand: unknown): DraftLook | undefined =>
  (loaded.draft as ((brand: unknown) => DraftLook | undefined) | undefined)?.(brand);

/**
 * What a screen's stories need, for the story file's `meta`:
 * `preview.meta({ title: 'Screens/Money/Home', ...screenStory({ at: '/ewa/home' }) })`.
 * The page is mounted through the route table, with frame, guard and loaders, in the toolbar's language and brand.
 * A change of brand or scheme keeps the page; a change of story, language, platform or device mounts it again.
 */
export function screenStory(defaults: ScreenParameters) {
  return {
    parameters: {
      layout: 'fullscreen',
      docs: {
        // The shown source is the file's: printing the element would walk the whole app behind its props.
        source: { type: 'code' },
        // A page has the address, the document and the server to itself; side by side they would take them from one another.
        story: { inline: false, height: '780px' },
      },
    } as const,
    loaders: [
      async (context: StoryContext) => {
        const screen = { ...defaults, ...(context.parameters.screen as ScreenParameters | undefined) };
        const { language, platform, device } = context.globals;
        const key = JSON.stringify([context.id, language, platform, device]);
        if (shown?.key !== key) shown = await show(key, context, screen);
        const page = shown;
        const showIn = (brand: unknown) => showScreenBrand(page, brand, draftIn(context, brand));
        await showIn(context.globals.brand);
        // For pages that show a story in every brand: its loaders would take longer than the change.
        Object.assign(window, { dayfareScreen: showIn });
        // For tests, which look at a story once this resolves; see the preview.
        const settled = async (canvas: Element, signal: AbortSignal) => {
          if (page.mounted) await untilSettled({ ...page.mounted, app: page.app, canvas, signal });
        };
        return { shown, settled, history: [...(screen.after ?? []), screen.at ?? '/'] };
      },
    ],
    render: (_args: unknown, context: Pick<StoryContext, 'loaded' | 'globals'>) => {
      const { shown: page, history } = context.loaded as { shown: Shown; history: readonly string[] };
      // Mounted while rendering, because a story's mocks are in place only after its loaders have run.
      page.mounted ??= mountAt(page.app, history);
      return (
        <FollowsDraft screen={page} draft={draftIn(context, context.globals.brand)}>
          {page.mounted.element}
        </FollowsDraft>
      );
    },
  };
}

/** Waits until the page is there: for a story's `play`, before anything else. Gives the page's heading. */
export function arrived({ canvasElement }: { canvasElement: HTMLElement }): Promise<HTMLElement> {
  return findByRole(canvasElement, 'heading', { level: 1 });
}

/**
 * Finds a text in the main part of the page, once it is there. The part itself may be replaced meanwhile, so that it is looked up each time.
 * What stands above it, such as the note that there is no network, may say the same.
 */
export function findInMain(
  { canvasElement }: { canvasElement: HTMLElement },
  text: RegExp | string,
): Promise<HTMLElement> {
  const canvas = within(canvasElement);
  return waitFor(() => within(canvas.getByRole('main')).getByText(text));
}

/** Checks that a button is the page's own action, which stays in sight on a phone, and not part of what scrolls. */
export function expectPinned(button: HTMLElement): void {
  if (button.closest('[data-slides]')) throw new Error('The button scrolls away with the content.');
}
