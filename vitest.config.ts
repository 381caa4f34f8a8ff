import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['{app,bench,components,lib,prisma,scripts,server}/**/*.test.{ts,tsx}'],
    allowOnly: false,
    restoreMocks: true,
    unstubEnvs: true,
    // Processes are started and killed, and two cores may be all there is.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
