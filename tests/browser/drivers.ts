import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Driver } from './driver.ts'
import type { PartDriver } from './part.ts'

const isDriver = (value: unknown): value is Driver =>
  typeof value === 'object' && value !== null && 'chart' in value && 'controls' in value && 'sees' in value
const isPartDriver = (value: unknown): value is PartDriver =>
  typeof value === 'object' && value !== null && 'chart' in value && 'does' in value && 'sees' in value

/** In a narrow run of one chart (tests/narrow.ts) only the files that name it are read, where that leaves something to walk in jsdom. */
const only = process.env.ONLY_CHART?.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
function wantedOf(files: string[]): string[] {
  const naming = files.filter((file) => {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8')
    return text.includes(`chart: '${only}'`) && !text.includes('needsBrowser:')
  })
  return only && naming.length > 0 ? naming : files
}

/** What the files `*.driver.ts` of this folder and the areas' export, alone or in a list. */
async function exportsOnDisk(): Promise<unknown[]> {
  const files = wantedOf(
    readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.driver.ts'))
      .sort(),
  )
  const modules: Record<string, unknown>[] = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ pathToFileURL(join(import.meta.dirname, file)).href)),
  )
  return modules.flatMap((module) => Object.values(module).flat())
}

/** Every driver of a chart with a screen. */
export const driversOnDisk = async (): Promise<Driver[]> => (await exportsOnDisk()).filter(isDriver)
/** Every driver of a part of screens. */
export const partDriversOnDisk = async (): Promise<PartDriver[]> => (await exportsOnDisk()).filter(isPartDriver)
