import { ReviewPage, Section } from '../shared/page.tsx';
import { Code, Source, Steps } from './parts.tsx';

/** How to make a component. */
export function MakeAComponent() {
  return (
    <ReviewPage
      title="Make a component"
      lead="Make one when two screens need it, or when it hides something hard: focus, keyboard, money, announcements. What only one screen needs is composed there."
    >
      <Section title="Begin with the whole folder">
        <Source>{'pnpm new:component pay-slip --says "What one was paid, line by line."'}</Source>
        <Steps>
          <li>
            <Code>SPEC.md</Code> first: what it MUST do, and what its caller MUST. Each line will be a test or
            the steps of a story.
          </li>
          <li>
            <Code>pay-slip.tsx</Code>: props with one sentence each; <Code>ref</Code> and the rest go to the
            root; states show as <Code>data-*</Code>. Behaviour comes from React Aria wherever it has it.
          </li>
          <li>
            <Code>pay-slip.css.ts</Code>: roles (<Code>vars.colour.action</Code>) and steps (
            <Code>space[4]</Code>), no colour and no side of its own. Forced colours and reduced motion have
            their rules here.
          </li>
          <li>
            <Code>pay-slip.stories.tsx</Code>: one state a story, one sentence each, long and unbreakable text
            among them.
          </li>
          <li>
            <Code>pay-slip.states.stories.tsx</Code>: all states on one sheet, for the eye.
          </li>
          <li>
            <Code>pay-slip.specimen.tsx</Code>: it with as few props as it takes, for the suites that look at
            every component.
          </li>
          <li>
            <Code>pay-slip.test.tsx</Code>: the rules that need no browser, and what a screen reader says.
          </li>
        </Steps>
      </Section>
      <Section title="What looks at it from then on">
        <Steps>
          <li>
            The conformance suite: files, promises with their checks, sentences, root, no looks from outside.
            It finds the folder by itself.
          </li>
          <li>
            <Code>pay-slip.transcript.txt</Code>: what is heard, written down by the tests.
          </li>
          <li>
            <Code>pay-slip.api.txt</Code>: its props as others get them, with what they are by default,
            written down by <Code>pnpm build:packages --accept-api</Code>. A change shows up in the review.
          </li>
          <li>The sweeps: axe in every brand and scheme, 320 px, 200 % text, wide text, forced colours.</li>
          <li>
            <Code>pnpm changeset</Code>: a sentence for those who install us.
          </li>
        </Steps>
      </Section>
    </ReviewPage>
  );
}
