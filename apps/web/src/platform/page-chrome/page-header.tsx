import { AppHeader } from '@dayfare/ui/app-header';
import { useApp } from '../app-context/app-context.ts';
import { BrandMark } from '../brand/brand-mark.tsx';
import { goBackFrom } from '../navigation/back.ts';
import { useTabs } from '../navigation/use-tabs.ts';

export interface PageHeaderProps {
  title: string;
}

/** The header of a page: its title, and the way back unless a tab leads straight there. Beside a rail, which has the logo, it has none. */
export function PageHeader({ title }: PageHeaderProps) {
  const app = useApp();
  const here = app.navigation.here().split('?')[0];
  const isBeginning = useTabs().some(({ path }) => path === here);
  return (
    <AppHeader
      title={title}
      logo={<BrandMark drawing="mark" />}
      onBack={isBeginning ? undefined : () => void goBackFrom(app)}
    />
  );
}
