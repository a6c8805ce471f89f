import { Box } from '@dayfare/ui/box';
import { Screen as Page } from '@dayfare/ui/screen';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Text } from '@dayfare/ui/text';
import type { ReactNode } from 'react';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { type QueryAnswer, QueryView } from '../../../platform/queries/query-view.tsx';
import { PageHeader } from '../account/page-header.tsx';

export interface SettingsPageProps<Data> {
  title: string;
  /** What the page is about, above what it shows. */
  text: string;
  query: QueryAnswer<Data>;
  /** What is said where nothing could be loaded, and without a network. */
  failed: { readonly title: string; readonly text: string; readonly offlineText: string };
  /** What comes: lines and fields, or rows on a card. Default `text`. */
  shape?: 'text' | 'rows' | undefined;
  /** The primary action, pinned at the bottom of a phone. Default none. */
  footer?: ReactNode;
  /** Turns content and action into one form. */
  onSubmit?: (() => void) | undefined;
  children: (data: Exclude<Data, undefined>) => ReactNode;
}

/** A page about the user's sign-in: always with the server's current state, which every change starts from. */
export function SettingsPage<Data>(props: SettingsPageProps<Data>) {
  const { title, text, query, failed, shape = 'text', footer, onSubmit, children } = props;
  return (
    <Page header={<PageHeader title={title} />} isWide footer={footer} onSubmit={onSubmit}>
      <Text tone="muted">{text}</Text>
      <QueryView
        queries={[query]}
        loading={shape === 'rows' ? <Rows /> : <Skeleton shape="text" count={4} isAnnounced />}
        isOldShown={false}
        failed={(problem) => <LoadProblem {...problem} {...failed} headingLevel={2} />}
      >
        {children}
      </QueryView>
    </Page>
  );
}

/** Stands where the card with its rows will. */
function Rows() {
  return (
    <Box background="surface" radius="card" padding="card">
      <Skeleton shape="row" count={3} isAnnounced />
    </Box>
  );
}
