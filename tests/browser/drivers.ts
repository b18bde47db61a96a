import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Driver } from './driver.ts'

const isDriver = (value: unknown): value is Driver =>
  typeof value === 'object' && value !== null && 'chart' in value && 'controls' in value && 'sees' in value

/** Every driver that a file `*.driver.ts` of this folder or an area's exports, alone or in a list; those of parts (`PartDriver`) are walked elsewhere. */
export async function driversOnDisk(): Promise<Driver[]> {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.driver.ts'))
    .sort()
  const modules: Record<string, unknown>[] = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ pathToFileURL(join(import.meta.dirname, file)).href)),
  )
  return modules.flatMap((module) => Object.values(module).flat()).filter(isDriver)
}
