import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import type { ReadingOfChart } from '#contract/support/charts.ts'
import { chartRecords } from '#server/shared/charts/chart-records.ts'
import { walkedOf } from '#server/support/charts/walked.ts'
import { styles } from '#web/build/styles.ts'

const root = resolve(import.meta.dirname, '../..')
const page = `<!doctype html>
<html lang="en-GB" data-tenant="farthing">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Charts</title><link rel="stylesheet" href="style.css"></head>
<body><main></main><script src="charts.js"></script><script src="viewer.js"></script></body>
</html>
`

/** The viewer of all charts as a folder that opens from a disk: plain scripts, since a browser loads no modules from there. */
export async function writeCharts(folder: string): Promise<number> {
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    base: './',
    publicDir: false,
    plugins: [styles(), react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      target: 'es2024',
      // As vite.config.ts has it: `light-dark()` stays as it is.
      cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
      outDir: folder,
      emptyOutDir: true,
      cssCodeSplit: false,
      assetsInlineLimit: 1_000_000,
      chunkSizeWarningLimit: 5000,
      rollupOptions: {
        input: join(root, 'src/web/features/support/chart-list/offline-charts.tsx'),
        output: { format: 'iife', codeSplitting: false, entryFileNames: 'viewer.js', assetFileNames: '[name][extname]' },
      },
    },
  })
  const charts = (await chartRecords()).map((chart): ReadingOfChart => ({ chart, walked: walkedOf(chart), people: null }))
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'charts.js'), `globalThis.chartReadings = ${JSON.stringify(charts)}\n`)
  writeFileSync(join(folder, 'index.html'), page)
  return charts.length
}
