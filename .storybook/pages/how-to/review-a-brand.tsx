import type { ReviewGlobals } from '../shared/looks.ts';
import { ReviewPage, Section, StoryLink } from '../shared/page.tsx';
import { Code, Source, Steps } from './parts.tsx';

/** How to review a brand. */
export function ReviewABrand({ globals }: { globals: ReviewGlobals }) {
  const to = (storyId: string, words: string) => (
    <StoryLink storyId={storyId} globals={globals}>
      {words}
    </StoryLink>
  );
  return (
    <ReviewPage
      title="Review a brand"
      lead="Choose it in the toolbar; everything on every page shows it at once. Nothing here is a picture."
    >
      <Section title="In this order">
        <Steps>
          <li>
            {to('studio-brand-board--board', 'Brand board')}: its colours by role, type and corners, and each
            pair of colours with its contrast. A pair that fails is named, with the nearest that passes.
          </li>
          <li>
            {to('studio-all-components--sheet', 'All components')}: does it look like one hand made it? Then
            again in dark.
          </li>
          <li>
            {to('studio-brand-matrix--matrix', 'Brand matrix')}: one story beside itself in all brands. Look
            at a receipt and at a form with an error.
          </li>
          <li>
            {to('studio-voice--voice', 'Voice')}: its phrases in three languages, with the room each has.
          </li>
          <li>
            {to('studio-brand-diff--diff', 'Brand diff')}: against the brand it was made from, or against
            itself before it was changed last.
          </li>
          <li>{to('studio-status--page', 'Status')}: what the checks found in it, part by part.</li>
          <li>Last, the screens: get money, the receipt, sign in. At 200 % text, and in Spanish.</li>
        </Steps>
      </Section>
      <Section title="Make or change one" note="docs/how-to/review-a-brand.md says which file holds what.">
        <Source>
          {`pnpm new:brand acme --title "Acme Pay" --from "#123c69,#ac3b61,#f7f5f2,#1c1f26,#123c69,#a3160f"
pnpm check:brand acme`}
        </Source>
        <Steps>
          <li>
            {to('studio-brand-studio--studio-page', 'Brand studio')} does the same by hand, and gives you the
            files.
          </li>
          <li>
            A brand cannot change layout, order, focus or the size of targets. If it seems to need that, it is
            a component that is missing: <Code>docs/decisions/0005</Code> says why.
          </li>
        </Steps>
      </Section>
    </ReviewPage>
  );
}
