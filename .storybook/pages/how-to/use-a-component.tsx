import { ReviewPage, Section } from '../shared/page.tsx';
import { Code, LiveSample, Source, Steps } from './parts.tsx';
import { Sample as ButtonSample } from './samples/use-a-button.tsx';
import buttonSource from './samples/use-a-button.tsx?raw';
import { Sample as FieldSample } from './samples/use-a-field.tsx';
import fieldSource from './samples/use-a-field.tsx?raw';

/** How to use a component. */
export function UseAComponent() {
  return (
    <ReviewPage
      title="Use a component"
      lead="Find it in the sidebar, import it by its own path, and give it words. What you see below is the file beside it: change the toolbars and both stay true."
    >
      <Section title="An action">
        <LiveSample source={buttonSource}>
          <ButtonSample />
        </LiveSample>
      </Section>
      <Section title="A field" note="Leave it empty and press Tab.">
        <LiveSample source={fieldSource}>
          <FieldSample />
        </LiveSample>
      </Section>
      <Section title="What always holds">
        <Steps>
          <li>
            Every component is a path: <Code>@dayfare/ui/text-field</Code>. It brings its own stylesheet, and
            nothing else does.
          </li>
          <li>
            One <Code>UiProvider</Code> around everything says the language. All words are yours; the few that
            are not (Close, Optional …) are there in three languages.
          </li>
          <li>
            There is no <Code>className</Code> and no <Code>style</Code>: looks belong to the brand. Distances
            belong to <Code>Stack</Code> and <Code>Box</Code>.
          </li>
          <li>
            <Code>ref</Code>, <Code>id</Code>, <Code>lang</Code>, <Code>data-*</Code> and <Code>aria-*</Code>{' '}
            go to the root element, for tests, focus and analytics.
          </li>
          <li>
            Read <Code>SPEC.md</Code> in its folder once: under “The caller MUST” stands what it cannot do for
            you.
          </li>
          <li>
            Money is whole cents and a currency: <Code>{'<Amount minor={4_000} currency="USD" />'}</Code>.
            Nobody formats it by hand.
          </li>
        </Steps>
      </Section>
      <Section title="In an app of another team" note="docs/how-to/use-the-library.md has all of it.">
        <Source>{'pnpm add @dayfare/ui @dayfare/themes'}</Source>
      </Section>
    </ReviewPage>
  );
}
