import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Driver } from './driver.ts'
import type { PartDriver } from './part.ts'

const isDriver = (value: unknown): value is Driver =>
  typeof value === 'object' && value !== null && 'chart' in value && 'controls' in value && 'sees' in value
const isPartDriver = (value: unknown): value is PartDriver =>
  typeof value === 'object' && value !== null && 'chart' in value && 'does' in value && 'sees' in value

/** What the files `*.driver.ts` of this folder and the areas' export, alone or in a list. */
async function exportsOnDisk(): Promise<unknown[]> {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.driver.ts'))
    .sort()
  const modules: Record<string, unknown>[] = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ pathToFileURL(join(import.meta.dirname, file)).href)),
  )
  return modules.flatMap((module) => Object.values(module).flat())
}

/** Every driver of a chart with a screen. */
export const driversOnDisk = async (): Promise<Driver[]> => (await exportsOnDisk()).filter(isDriver)
/** Every driver of a part of screens. */
export const partDriversOnDisk = async (): Promise<PartDriver[]> => (await exportsOnDisk()).filter(isPartDriver)
