import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import wyw from '@wyw-in-js/vite'
import { defineConfig, type Plugin } from 'vite'

/** One line per route instead of four: the generated tree names each address three times, which a first visit would pay for. */
const shorterRouteTree: Plugin = {
  name: 'shorter-route-tree',
  transform: {
    filter: { id: /routeTree\.gen\.ts|src\/web\/routes\// },
    handler: (code, id) => ({
      code: id.includes('routeTree') ? shorterTree(code) : code.replace(/createFileRoute\(["'][^"']+["']\)/, 'createFileRoute()'),
      map: null,
    }),
  },
}

// A list of children is as good as an object of them, whose keys are the addresses once more.
const shorterTree = (code: string) => `${code
  .replace(
    /const rootRouteChildren[^{]*\{(.*?)\n\}/s,
    (_, children: string) => `const rootRouteChildren = [${children.replace(/\w+:\s*(\w+)/g, '$1')}]`,
  )
  .replace(
    /(\w+)\.update\(\{\s*id: (["'][^"']+["']),\s*path: \2,\s*getParentRoute: \(\) => rootRouteImport,?\s*\}( as any)?\)/g,
    'placed($1, $2)',
  )}
function placed(route, id) {
  return route.update({ id, path: id, getParentRoute: () => rootRouteImport })
}
`

/** Vite's own loader of chunks preloads what a chunk imports; ours are few, and the router preloads pages before they are opened. */
const plainChunkLoader: Plugin = {
  name: 'plain-chunk-loader',
  enforce: 'pre',
  load: { filter: { id: /vite\/preload-helper/ }, handler: () => 'export const __vitePreload = (load) => load()' },
}

/**
 * The faces of fonts stand in every page, and nowhere else: a second sheet that names them again would have the browser choose them again, and lines of
 * text would move.
 */
const fontsApart: Plugin = {
  name: 'fonts-apart',
  // After Vite has written the one style sheet.
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css') || typeof file.source !== 'string') continue
      const faces = file.source.match(/@font-face\s*\{[^}]*\}/g) ?? []
      file.source = faces.reduce((sheet, face) => sheet.replace(face, ''), file.source)
      this.emitFile({ type: 'asset', name: 'fonts.css', source: faces.join('') })
    }
  },
}

/**
 * What every first visit runs is compiled off the main thread while it still arrives, instead of parsed twice and compiled function by function when it is
 * called. Chromium reads the comment; others take it for one.
 */
const compiledAhead: Plugin = {
  name: 'compiled-ahead',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk' || !['react', 'frame', 'charts', 'shapes', 'later'].includes(file.name)) continue
      file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      // Its map is one line behind now.
      const map = bundle[`${file.fileName}.map`]
      if (map?.type === 'asset') map.source = String(map.source).replace('"mappings":"', '"mappings":";')
    }
  },
}

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
    // Trap: linaria evaluates files that hold styles. A route file among them makes it walk the router without end; styles stay out of src/web/routes.
    ...(isSsrBuild ? [] : [shorterRouteTree, plainChunkLoader, fontsApart, compiledAhead]),
    wyw({
      include: ['src/web/**/*.{ts,tsx}'],
      exclude: ['src/web/routes/**'],
      codeRemover: { hocs: { '@tanstack/react-router': ['createRootRouteWithContext', 'createFileRoute'] } },
    }),
    react(),
  ],
  // React 19 has what the shim would add to an older one.
  resolve: { dedupe: ['react', 'react-dom', 'xstate'], alias: { 'use-sync-external-store/shim': 'use-sync-external-store' } },
  build: {
    target: 'es2024',
    chunkSizeWarningLimit: 700,
    manifest: true,
    cssCodeSplit: false,
    modulePreload: false,
    minify: 'terser',
    terserOptions: {
      module: true,
      ecma: 2020,
      compress: { passes: 3, pure_getters: true, keep_fargs: false, unsafe_arrows: true, unsafe_methods: true },
    },
    sourcemap: isSsrBuild ? false : 'hidden',
    outDir: '.build/client',
    emptyOutDir: true,
    assetsDir: 'static-www/assets',
    assetsInlineLimit: 0,
    copyPublicDir: !isSsrBuild,
    rollupOptions: isSsrBuild
      ? {}
      : {
          input: 'src/web/entry-client.ts',
          output: {
            // A first visit reads the name of every page's script: each character of its hash is a byte that packs no smaller.
            entryFileNames: 'static-www/assets/[name]-[hash:7].js',
            // Pages' scripts are named in every page's list of them, and nobody reads their names: `page` packs to nothing.
            chunkFileNames: ({ name }) => `static-www/assets/${name.endsWith('.index') ? 'page' : '[name]'}-[hash:7].js`,
            // Few files: on a slow line each one costs a round trip. `frame` is what every page needs before it answers, `later` what every page loads next;
            // each group takes what its modules import, the first one first.
            codeSplitting: {
              groups: [
                {
                  name: 'frame',
                  priority: 3,
                  test: /src\/web\/start\.tsx|contract\/money|ui\/monogram|retailer-search\/retailer-card/,
                },
                {
                  name: 'react',
                  priority: 4,
                  test: /src\/web\/load-react|node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime|vite\/preload-helper/,
                },
                { name: 'charts', priority: 2, test: /ui\/run-chart|node_modules\/(@xstate|xstate)\/|machines\/placeholder/ },
                // Evaluated in a task of its own, before what uses it.
                {
                  name: 'shapes',
                  priority: 2,
                  test: /contract\/(session\/session|sign-in\/(sign-in|linked-providers)|account\/(account|settings)|registration\/account|telemetry\/telemetry|content\/content|rewards\/referral|(shopping|causes)\/search)\.calls/,
                },
                {
                  name: 'later',
                  priority: 1,
                  test: /site\/session\/open-session|features\/shell\/banner|retailer-search\/(header-search\.implementations|search-suggestions)|app\/later-parts|layouts\/(footer|account-header)|platform\/exclusively|ui\/toasts|contract\/(sign-in\/sign-in|registration\/registration|giving\/transactions)\.rules|api\/browser-transport|machines\/ui\/(collapsible|suggestion-list)/,
                },
                { name: 'fields', priority: 0, test: /i18n\/fields\.words|ui\/(fields|keep-typed|step-frame)|platform\/hash/ },
                {
                  name: 'wizard',
                  priority: 0,
                  test: /features\/registration\/(drafted-wizard|resuming)|shared\/drafts\/use-draft|ui\/step-frame/,
                },
              ],
            },
          },
        },
  },
  ssr: { noExternal: ['@tanstack/react-router', '@linaria/core'] },
}))
