import { dayfareBrands } from '@dayfare/themes/vite';
import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { compileTexts } from '../apps/web/build/compile-texts.ts';
import { componentProps } from './controls/component-props.ts';
import { earlierBrands } from './pages/diff/earlier-brands.ts';
import { firstStatus } from './pages/status/first-status.ts';
import { componentSources } from './pages/usage/component-sources.ts';

firstStatus();

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    './pages/**/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/web/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs'],
  staticDirs: [
    './generated',
    { from: '../packages/themes/src/brands/dayfare/logo.svg', to: '/dayfare.svg' },
    { from: '../apps/web/src/areas/money/accounts/debit-card/testing/card-page.html', to: '/card-page.html' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Props are read by componentProps(): the docgens do not see the types, or need the compiler API that TypeScript 7 no longer has.
  typescript: { reactDocgen: false },
  viteFinal(config) {
    config.plugins = [
      ...(config.plugins ?? []),
      vanillaExtractPlugin(),
      compileTexts(),
      dayfareBrands(),
      componentSources(),
      earlierBrands(),
      componentProps(),
    ];
    // A review tool loads everything on purpose; the warning is meant for pages that people wait for.
    config.build = { ...config.build, chunkSizeWarningLimit: 4000 };
    return config;
  },
});
