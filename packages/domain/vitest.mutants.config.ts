import { defineConfig } from 'vitest/config';

/** The area whose tests have to find its mutants; those of other areas don't count. */
const area = process.env.MUTANTS_AREA ?? '*';

export default defineConfig({
  test: { environment: 'node', include: [`src/${area}/**/*.test.ts`], testTimeout: 60_000 },
});
