import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chosenContrast } from './src/web/build/chosen-contrast.ts'
import { chunks } from './src/web/build/chunks.ts'
import { compiledAhead } from './src/web/build/compiled-ahead.ts'
import { sheetsApart } from './src/web/build/sheets-apart.ts'
import { styles } from './src/web/build/styles.ts'
import { untoldCharts } from './src/web/build/untold-charts.ts'

// The builder warns where plugins in JavaScript take most of a build: the router’s and linaria’s do, also now that they read only what they have to (decision 0092).
const checks = { bundlerTimings: false }

export default defineConfig(({ isSsrBuild }) => ({
  publicDir: 'public',
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: { defaultBehavior: [['component'], ['loader'], ['errorComponent'], ['notFoundComponent']] },
      routesDirectory: 'src/web/routes',
      generatedRouteTree: 'src/web/routeTree.gen.ts',
      quoteStyle: 'single',
      semicolons: false,
    }),
    ...(isSsrBuild ? [] : [sheetsApart, compiledAhead, untoldCharts]),
    styles(),
    react(),
  ],
  css: { postcss: { plugins: [chosenContrast] } },
  // React 19 has what the shim would add to an older one.
  resolve: { dedupe: ['react', 'react-dom', 'xstate'], alias: { 'use-sync-external-store/shim': 'use-sync-external-store' } },
  build: {
    target: 'es2024',
    // The oldest that know `light-dark()`, so that it stays as it is: a part of a page can then be light on a dark one.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // ELK, which finds the places of a chart's states in the viewer, comes as one file.
    chunkSizeWarningLimit: 1500,
    manifest: true,
    cssCodeSplit: false,
    modulePreload: false,
    sourcemap: isSsrBuild ? false : 'hidden',
    outDir: '.build/client',
    emptyOutDir: true,
    assetsDir: 'static-www/assets',
    assetsInlineLimit: 0,
    copyPublicDir: !isSsrBuild,
    rollupOptions: isSsrBuild
      ? { checks }
      : {
          checks,
          // The second one is a world of its own: it shares nothing with pages. The third is asked for by pages of a demo that are watched.
          input: ['src/web/start.tsx', 'src/web/service-worker.ts', 'src/web/watch-entry.ts'],
          output: {
            // A first visit reads the name of every page's script: each character of its hash is a byte that packs no smaller.
            entryFileNames: 'static-www/assets/[name]-[hash:7].js',
            // Pages' scripts are named in every page's list of them, and nobody reads their names: `page` packs to nothing.
            chunkFileNames: ({ name }) => `static-www/assets/${name.endsWith('.index') ? 'page' : '[name]'}-[hash:7].js`,
            codeSplitting: { groups: chunks },
          },
        },
  },
  ssr: { noExternal: ['@tanstack/react-router', '@linaria/core', 'lucide'] },
}))
