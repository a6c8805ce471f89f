import { AppHeader } from '@dayfare/ui/app-header';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../preview.tsx';
import { type ReviewGlobals, readGlobals } from '../shared/looks.ts';
import { ReviewPage } from '../shared/page.tsx';
import { titleOf } from '../shared/review-brands.ts';
import { ContentSpecimens } from './content.tsx';
import { ControlSpecimens } from './controls.tsx';
import { FeedbackSpecimens } from './feedback.tsx';
import * as styles from './sheet.css.ts';
import { Specimen } from './specimen.tsx';

function AllComponents({ globals: { brand, scheme } }: { globals: ReviewGlobals }) {
  const title = titleOf(brand);
  return (
    <ReviewPage
      title={`All components in ${title}`}
      lead={`Every main component, live, in the ${scheme} scheme. Press, type and open them; brand, scheme and language follow the toolbar.`}
    >
      <div className={styles.columns}>
        <ContentSpecimens brand={brand} title={title} />
        <ControlSpecimens />
        <Specimen name="AppHeader">
          <AppHeader title="Get money" isPageHeading={false} onBack={() => {}} />
        </Specimen>
        <FeedbackSpecimens />
      </div>
    </ReviewPage>
  );
}

const meta = preview.meta({
  title: 'Pages/All components in one brand',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: (_, { globals }) => <AllComponents globals={readGlobals(globals)} />,
});

/** Every main component on one sheet, live, in the brand of the toolbar. */
export const Sheet = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-specimen]').length).toBeGreaterThanOrEqual(20);
    const opener = canvas.getByRole('button', { name: 'Open a dialog' });
    await userEvent.click(opener);
    const overlays = within(document.body);
    await userEvent.click(await overlays.findByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(overlays.queryByRole('dialog')).toBeNull());
  },
});
