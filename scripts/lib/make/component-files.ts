import { partTitle } from '../../../.storybook/pages/shared/part-title.ts';

/** What a new component is called and what it is. */
export interface ComponentOrder {
  /** Name of its folder: `pay-slip`. */
  readonly name: string;
  /** What it is, in one sentence. */
  readonly sentence: string;
}

const upperFirst = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** `pay-slip` as the name of a component: `PaySlip`. */
export const componentName = (name: string): string => name.split('-').map(upperFirst).join('');

/** `pay-slip` as words: `pay slip`. */
const spaced = (name: string): string => name.replaceAll('-', ' ');

type File = (component: string, order: ComponentOrder) => string;

const spec: File = (_, { name, sentence }) => `# ${partTitle(name)}

${sentence}

## The ${spaced(name)} MUST

- say what it says in words, not by colour alone;
- keep all its words in sight at 320 px and at twice the text size.

## The caller MUST

- give words in the reader's language.
`;

const source: File = (component, { name, sentence }) => `import type { ReactNode } from 'react';
import { classes } from '../../primitives/classes.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import * as styles from './${name}.css.ts';

interface OwnProps {
  /** What it says. */
  children: ReactNode;
  /**
   * How much it asks for attention.
   * @default 'quiet'
   */
  emphasis?: keyof typeof styles.emphasis | undefined;
}

export type ${component}Props = OwnProps & RootProps<'div', OwnProps>;

/** ${sentence} */
export function ${component}({ children, emphasis = 'quiet', ...rest }: ${component}Props) {
  return (
    <div {...rest} className={classes(styles.root, styles.emphasis[emphasis])} data-emphasis={emphasis}>
      {children}
    </div>
  );
}
`;

const styles: File = () => `import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style, styleVariants } from '@vanilla-extract/css';

const { colour, type } = vars;

export const root = style({
  boxSizing: 'border-box',
  minInlineSize: 0,
  padding: space[4],
  borderRadius: vars.radius.card,
  overflowWrap: 'anywhere',
  fontFamily: type.bodyFamily,
  fontSize: type.body,
  lineHeight: 1.5,
  color: colour.text,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const emphasis = styleVariants({
  quiet: { background: colour.surface },
  strong: { background: colour.actionSubtle, color: colour.onActionSubtle, fontWeight: type.strongWeight },
});
`;

const stories: File = (component, { name }) => `import preview from '@dayfare/storybook/preview';
import { expect } from 'storybook/test';
import { expectNoOverflow } from '../../testing/play.tsx';
import { twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { ${component} } from './${name}.tsx';

const meta = preview.meta({
  component: ${component},
  title: 'Components/${partTitle(name)}',
  args: { children: 'Monday is a bank holiday.' },
});

/** As it usually is. */
export const Quiet = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Monday is a bank holiday.')).toBeVisible();
  },
});

/** Asks for more attention. */
export const Strong = meta.story({ args: { emphasis: 'strong' } });

/** Words twice as long go on to more lines. */
export const LongText = meta.story({ args: { children: twiceAsLong('Monday is a bank holiday.') } });

/** A word that offers no place to break is broken, not cut off. */
export const Unbreakable = meta.story({
  args: { children: unbreakable },
  play: async ({ canvas }) => {
    await expectNoOverflow(canvas.getByText(unbreakable));
  },
});
`;

const states: File = (component, { name }) => `import preview from '@dayfare/storybook/preview';
import { StateSheet } from '../../testing/state-sheet.tsx';
import { ${component} } from './${name}.tsx';

const meta = preview.meta({
  component: ${component},
  title: 'Components/${partTitle(name)}/States',
  args: { children: '' },
});

/** Every state. */
export const All = meta.story({
  render: () => (
    <StateSheet
      states={{
        Quiet: <${component}>Monday is a bank holiday.</${component}>,
        Strong: <${component} emphasis="strong">Monday is a bank holiday.</${component}>,
      }}
    />
  ),
});
`;

const test: File = (component, { name }) => `import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { ${component} } from './${name}.tsx';

describe('${component}', () => {
  it('is heard as its words', async () => {
    const { container } = render(<${component}>Monday is a bank holiday.</${component}>);
    expect(await transcript(container)).toEqual(['Monday is a bank holiday.']);
  });

  it('hands ref and data attributes to its root', () => {
    const ref = createRef<HTMLDivElement>();
    render(
      <${component} ref={ref} data-part="notice" emphasis="strong">
        Monday is a bank holiday.
      </${component}>,
    );
    expect(ref.current?.dataset).toMatchObject({ part: 'notice', emphasis: 'strong' });
  });
});
`;

const specimen: File = (
  component,
  { name },
) => `import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { ${component} } from './${name}.tsx';

export const page = 'views';

export const specimen: Specimen = (say, marks) => <${component} {...marks}>{say('Monday is a bank holiday.')}</${component}>;
`;

/** The files of a new component, by their names: whole, in the style of their neighbours, and passing the conformance suite. */
export function componentFiles(order: ComponentOrder): Record<string, string> {
  const component = componentName(order.name);
  const files = {
    'SPEC.md': spec,
    [`${order.name}.tsx`]: source,
    [`${order.name}.css.ts`]: styles,
    [`${order.name}.specimen.tsx`]: specimen,
    [`${order.name}.stories.tsx`]: stories,
    [`${order.name}.states.stories.tsx`]: states,
    [`${order.name}.test.tsx`]: test,
  };
  return Object.fromEntries(Object.entries(files).map(([file, write]) => [file, write(component, order)]));
}
