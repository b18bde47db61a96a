import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { type ChartInGallery, chartInGallery } from '#contract/support/charts.ts'

const file = resolve(import.meta.dirname, '../../../../stately/gallery.json')
let all: Record<string, ChartInGallery> | undefined

/** A chart drawn small and where its screen is, as `npm run stately` has found it: nobody waits for a layout of all of them. */
export function inGallery(name: string): ChartInGallery {
  all ??= existsSync(file) ? z.record(z.string(), chartInGallery).parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
  return all[name] ?? {}
}
