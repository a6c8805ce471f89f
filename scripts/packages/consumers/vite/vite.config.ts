import { dayfareBrands } from '@dayfare/themes/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    react(),
    dayfareBrands({ brands: ['paycor', { name: 'harbor', folder: './harbor' }], defaultBrand: 'paycor' }),
  ],
  // The library's own bytes are measured by the benchmarks; this app is one chunk.
  build: { target: 'es2022', chunkSizeWarningLimit: 1000 },
});
