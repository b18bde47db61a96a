import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import wyw from '@wyw-in-js/vite'
import { defineConfig } from 'vite'

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
    wyw({
      include: ['src/web/**/*.{ts,tsx}'],
      exclude: ['src/web/routes/**'],
      codeRemover: { hocs: { '@tanstack/react-router': ['createRootRouteWithContext', 'createFileRoute'] } },
    }),
    react(),
  ],
  resolve: { dedupe: ['react', 'react-dom', 'xstate'] },
  build: {
    target: 'es2024',
    chunkSizeWarningLimit: 700,
    manifest: true,
    cssCodeSplit: false,
    sourcemap: !isSsrBuild,
    outDir: '.build/client',
    emptyOutDir: true,
    assetsDir: 'static-www/assets',
    assetsInlineLimit: 0,
    copyPublicDir: !isSsrBuild,
    rollupOptions: isSsrBuild ? {} : { input: 'src/web/entry-client.tsx' },
  },
  ssr: { noExternal: ['@tanstack/react-router', '@linaria/core'] },
}))
