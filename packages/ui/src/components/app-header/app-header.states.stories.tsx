import preview from '@dayfare/storybook/preview';
import { brandLogos } from '@dayfare/themes/brands/logos';
import { LogOut } from 'lucide-react';
import { StateSheet } from '../../testing/state-sheet.tsx';
import { BrandLogo } from '../brand-logo/brand-logo.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { AppHeader } from './app-header.tsx';

const meta = preview.meta({ component: AppHeader, title: 'Components/App header/States' });
const out = <IconButton icon={LogOut} label="Sign out" />;

/** Every combination of its places. */
export const AllStates = meta.story({
  render: () => {
    // Inside an article a header is no landmark of the page, of which there may be one only.
    const states = {
      title: <AppHeader title="Get money" isPageHeading={false} />,
      'title and back': <AppHeader title="Get money" isPageHeading={false} onBack={() => {}} />,
      logo: <AppHeader logo={<BrandLogo logo={brandLogos.common.full} name="Common" />} trailing={out} />,
      'logo and title': (
        <AppHeader
          title="Pay"
          isPageHeading={false}
          logo={<BrandLogo logo={brandLogos.common.mark} name="" />}
          trailing={out}
        />
      ),
      remote: (
        <AppHeader
          isPageHeading={false}
          remote={{ returnUrl: '#a', headerText: 'Back to work' }}
          trailing={out}
        />
      ),
      'remote on a dark background': (
        <AppHeader
          isPageHeading={false}
          remote={{ returnUrl: '#b', headerText: 'Back to work', backgroundColor: '#1b2a5c' }}
        />
      ),
      'many words': (
        <AppHeader
          title="Vérification de votre compte"
          isPageHeading={false}
          onBack={() => {}}
          trailing={out}
        />
      ),
    };
    const inArticles = Object.entries(states).map(([name, header]) => [
      name,
      <article key={name}>{header}</article>,
    ]);
    return <StateSheet states={Object.fromEntries(inArticles)} />;
  },
});
