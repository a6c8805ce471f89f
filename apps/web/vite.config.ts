import { dayfareBrands } from '@dayfare/themes/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks } from './build/chunks.ts';
import { compileHint } from './build/compile-hint.ts';
import { compileTexts } from './build/compile-texts.ts';
import { defaultLocale } from './build/default-locale.ts';
import { dialogWithoutMenus } from './build/dialog-alone.ts';
import { filesAhead } from './build/files-ahead.ts';
import { offline } from './build/offline.ts';
import { pageCode } from './build/page-code.ts';
import { pageSize } from './build/page-size.ts';
import { pastIndexes } from './build/past-indexes.ts';
import { precompress } from './build/precompress.ts';
import { askAhead } from './build/preload.ts';
import { prerender } from './build/prerender.ts';
import { routerBundle } from './build/router-bundle.ts';
import { trustedAnnouncer } from './build/trusted-announcer.ts';

const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:4000';

export default defineConfig({
  plugins: [
    pastIndexes(),
    compileTexts(),
    react(),
    vanillaExtractPlugin(),
    dayfareBrands({ defaultBrand: 'common', tab: true }),
    routerBundle(),
    trustedAnnouncer(),
    dialogWithoutMenus(),
    defaultLocale(),
    compileHint(),
    pageCode(),
    pageSize(),
    askAhead(),
    offline(),
    prerender(),
    precompress(),
  ],
  // Whoever serves the page puts a fresh nonce here on every request (README, "Security headers").
  html: { cspNonce: '%CSP_NONCE%' },
  build: {
    target: ['chrome111', 'edge111', 'firefox115', 'safari16.4'],
    modulePreload: { polyfill: false, resolveDependencies: filesAhead },
    // A file as text in a script or stylesheet is fetched by everyone; as a file, by those who see it.
    assetsInlineLimit: 0,
    sourcemap: 'hidden',
    // In kB before compression: what the first screen needs is one chunk of some 570; the library for PDFs, which is loaded with the first
    // one, is some 540.
    chunkSizeWarningLimit: 600,
    rolldownOptions: { output: { codeSplitting: chunks() } },
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.PORT ?? 4001),
    strictPort: true,
    proxy: { '/api': api, '/sandbox': api },
  },
});
