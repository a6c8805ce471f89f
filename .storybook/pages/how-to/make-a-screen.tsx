import { ReviewPage, Section } from '../shared/page.tsx';
import { Code, LiveSample, Steps } from './parts.tsx';
import { Sample } from './samples/a-screen.tsx';
import source from './samples/a-screen.tsx?raw';

/** How to make a screen. */
export function MakeAScreen() {
  return (
    <ReviewPage
      title="Make a screen"
      lead="A screen composes patterns and gives them values. It holds no rule, no style and no call: each of those has a room of its own."
    >
      <Section
        title="What a screen is made of"
        note="Switch the brand, the language and the text size in the toolbar."
      >
        <LiveSample source={source}>
          <Sample />
        </LiveSample>
      </Section>
      <Section title="Step by step">
        <Steps>
          <li>
            Look for a pattern first. If one knows the task (a receipt, a review, a list of transfers), the
            screen is done when its values are there.
          </li>
          <li>One idea, one primary action. The button says what happens: “Get $40.00”, not “Submit”.</li>
          <li>
            <Code>pnpm new:screen AREA NAME</Code> writes its folder,{' '}
            <Code>apps/web/src/areas/AREA/NAME</Code>: route, page, texts, stories and a test.{' '}
            <Code>pnpm new:call AREA NAME</Code> writes a call that it needs.
          </li>
          <li>
            The route names the domain’s rules that the page is under: who may open it, and where back leads.
            What the screen itself decides is a function in <Code>packages/domain/src/AREA</Code>.
          </li>
          <li>
            Wording stands in <Code>texts.en.ts</Code>; a key that Spanish or French lacks does not compile.
          </li>
          <li>A story for each state: loading, empty, full, every error. Its steps check what it does.</li>
          <li>
            Give loading the shape of what comes (<Code>Skeleton</Code>), failure a way on (
            <Code>ErrorState</Code>), and emptiness a reason (<Code>EmptyState</Code>).
          </li>
          <li>Walk it by keyboard, at 200 % text and at 320 px. The sweeps do, too.</li>
        </Steps>
      </Section>
    </ReviewPage>
  );
}
