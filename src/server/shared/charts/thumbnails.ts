import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { type ChartThumbnail, chartThumbnail } from '#contract/support/charts.ts'

const file = resolve(import.meta.dirname, '../../../../stately/thumbnails.json')
let all: Record<string, ChartThumbnail> | undefined

/** A chart drawn small, as `npm run stately` has laid it out: nobody waits for a layout of all of them. */
export function thumbnailFor(name: string): ChartThumbnail | undefined {
  all ??= existsSync(file) ? z.record(z.string(), chartThumbnail).parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
  return all[name]
}
