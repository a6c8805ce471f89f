import { type AreaKey, areas, isArea, type RouteFacts } from '@dayfare/domain/access';
import { partTitle } from '../../../.storybook/pages/shared/part-title.ts';

/** What a page says in one language. */
export interface ScreenWords {
  /** What it is called. */
  readonly title: string;
  /** What it is for, in a sentence. */
  readonly text: string;
}

/** What a new screen is called, where it is, and under which rules. */
export interface ScreenOrder {
  /** Folder below the web app's `areas`: `savings`. */
  readonly area: string;
  /** Name of the screen's folder: `goal`. */
  readonly name: string;
  /** A path of the domain's catalogue. */
  readonly path: string;
  /** What the catalogue says about the path. */
  readonly facts: RouteFacts;
  /** What the page says, in each language. */
  readonly words: Readonly<Record<'en' | 'es' | 'fr', ScreenWords>>;
}

const quoted = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);

/** Visitors see these without signing in. */
const isForVisitors = ({ facts }: ScreenOrder) =>
  facts.opening === 'visitors' || facts.opening === 'everyone';

const address = ({ path }: ScreenOrder) => path.replaceAll(/:\w+/g, '1');

/** The calls that the area of the path makes before its first page shows, as mocks. */
function mocksOf({ path }: ScreenOrder): readonly { readonly sample: string; readonly code: string }[] {
  const [, segment = ''] = path.split('/');
  const preloads: readonly string[] = isArea(segment) ? areas[segment satisfies AreaKey].preloads : [];
  return [
    {
      need: 'startupData',
      sample: 'startupSamples',
      code: 'answer(contract.startup.startupDataV2, startupSamples.startupData())',
    },
    {
      need: 'availableFunds',
      sample: 'moneySamples',
      code: 'answer(contract.money.getAvailableFunds, moneySamples.availableFunds())',
    },
  ].filter(({ need }) => preloads.includes(need));
}

const mockImports = (order: ScreenOrder): string => {
  const mocks = mocksOf(order);
  const names = ['answer', 'contract', ...mocks.map(({ sample }) => sample)].toSorted();
  return mocks.length > 0 ? `import { ${names.join(', ')} } from '@dayfare/api/mocks';\n` : '';
};

type File = (order: ScreenOrder) => string;

const route: File = ({
  name,
  path,
}) => `import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '${path}',
  screen: () => import('./${name}-page.tsx'),
} as const satisfies ScreenRoute;
`;

const page: File = ({ area, name, facts, words }) => {
  const stays = facts.back === 'nothing';
  const imports = stays
    ? `import { useTexts } from '../../../platform/i18n/use-texts.ts';`
    : `import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { goBackFrom } from '../../../platform/navigation/back.ts';`;
  const app = stays ? '' : '  const app = useApp();\n';
  const onBack = stays ? '' : ' onBack={() => void goBackFrom(app)}';
  return `import { AppHeader } from '@dayfare/ui/app-header';
import { Screen as Page } from '@dayfare/ui/screen';
import { Text } from '@dayfare/ui/text';
${imports}

export const title = '${area}/${name}:titles.page';

/** ${words.en.title}: ${words.en.text} */
export function Screen() {
${app}  const t = useTexts('${area}/${name}');
  return (
    <Page header={<AppHeader title={t('titles.page')}${onBack} />}>
      <Text>{t('text')}</Text>
    </Page>
  );
}
`;
};

const english: File = ({ words }) => `export const texts = {
  titles: { page: ${quoted(words.en.title)} },
  text: ${quoted(words.en.text)},
};
`;

const translated =
  (language: 'es' | 'fr'): File =>
  ({ words }) =>
    `import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

export const texts = {
  titles: { page: ${quoted(words[language].title)} },
  text: ${quoted(words[language].text)},
} satisfies Translation<typeof english>;
`;

const stories: File = (order) => {
  const { area, name, words } = order;
  const user = isForVisitors(order) ? ', user: null' : '';
  const mocks = mocksOf(order).map(({ code }) => code);
  const uses = mocks.length > 0 ? `\n  beforeEach: ({ msw }) => msw.use(${mocks.join(', ')}),` : '';
  const story = (called: string, what: string, title: string, globals: string) => `
/** ${what} */
export const ${called} = meta.story({${globals}
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent(${quoted(title)});
  },
});
`;
  return `${mockImports(order)}import preview from '@dayfare/storybook/preview';
import { expect } from 'storybook/test';
import { arrived, screenStory } from '../../../testing/screen-story.tsx';

const meta = preview.meta({
  title: 'Screens/${partTitle(area)}/${partTitle(name)}',
  ...screenStory({ at: '${address(order)}'${user} }),${uses}
});
${story('Usual', 'As it usually is.', words.en.title, '')}${story('Spanish', 'Spanish.', words.es.title, "\n  globals: { language: 'es' },")}${story('French', 'Canadian French.', words.fr.title, "\n  globals: { language: 'fr' },")}`;
};

const test: File = (order) => {
  const { name, words } = order;
  const title = quoted(words.en.title);
  const isOpen = isForVisitors(order);
  const people = isOpen ? '' : "import { people } from '../../../testing/sandbox/people.ts';\n";
  const user = isOpen ? '' : ', { as: people.maya }';
  const closed =
    order.facts.opening === 'signedIn'
      ? `
  it('is closed to visitors, who are led to the sign-in', async () => {
    const { here } = await server.open('${address(order)}');
    await screen.findByLabelText('Password');
    expect(here()).toMatch(/^\\/welcome\\/login/);
  });
`
      : '';
  const queries = closed ? "import { screen } from '@testing-library/react';\n" : '';
  return `${queries}import { describe, expect, it } from 'vitest';
${people}import { arriveAt } from '../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();

describe('${name.replaceAll('-', ' ')}', () => {
  it('shows under its path, and its title is that of the tab', async () => {
    await server.open('${address(order)}'${user});
    await arriveAt(${title});
    expect(document.title).toContain(${title});
  });
${closed}});
`;
};

/** The files of a new screen, by their names. `pnpm generate` then has it in the index. */
export function screenFiles(order: ScreenOrder): Readonly<Record<string, string>> {
  const { name } = order;
  return {
    [`${name}.route.ts`]: route(order),
    [`${name}-page.tsx`]: page(order),
    [`${name}.stories.tsx`]: stories(order),
    [`${name}.test.tsx`]: test(order),
    'texts.en.ts': english(order),
    'texts.es.ts': translated('es')(order),
    'texts.fr.ts': translated('fr')(order),
  };
}
