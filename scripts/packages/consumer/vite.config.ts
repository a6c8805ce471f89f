import { dayfareBrands } from '@dayfare/themes/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), dayfareBrands({ defaultBrand: 'common' })],
  build: { target: 'es2022' },
});
