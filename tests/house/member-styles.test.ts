import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { moduleOf, reachedFrom } from './words-graph.ts'

const root = resolve(import.meta.dirname, '../..')
const routes = readdirSync(join(root, 'src/web/routes'))
  .filter((name) => name !== '__root.tsx')
  .map((name) => `src/web/routes/${name}`)
const sourceOf = (file: string) => readFileSync(join(root, file), 'utf8')

// As build/styles.ts has it, said once more: what these files style is not in the sheet of all pages.
const isForMembers = (file: string) =>
  /^src\/web\/features\/(cause-admin|support)\//.test(file) && !file.startsWith('src/web/features/support/contact-form/')
const styled = (file: string) => isForMembers(file) && /\bcss`/.test(sourceOf(file))

/** As page-rules.ts fills in what a route doesn't say. */
function declaresMembers(file: string): boolean {
  const rules = /staticData: (?:page|pendingPage)\((.*?)\),?\n/s.exec(sourceOf(file))?.[1] ?? ''
  return /access: '|hasMemberStyles: true/.test(rules)
}

/** What a route itself leads to: the frames around its page are held below. */
const reached = (file: string) =>
  [...reachedFrom([file])].filter((name) => !name.startsWith('src/web/layouts/') && !name.startsWith('src/web/app/'))

test('every page that may show what only members see asks for its styles', () => {
  expect(routes.filter((file) => reached(file).some(styled) && !declaresMembers(file))).toEqual([])
  expect(routes.filter((file) => reached(file).some(styled)).length).toBeGreaterThan(30)
})

test('around a page only the dashboard’s sides have such styles, and every page with them asks for those', () => {
  const frames = readdirSync(join(root, 'src/web/layouts')).map((name) => `src/web/layouts/${name}`)
  const leads = frames
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [...moduleOf(file).imports, ...moduleOf(file).lazy])
    .filter((name) => [...reachedFrom([name])].some(styled))
  expect([...new Set(leads)]).toEqual(['src/web/features/cause-admin/dashboard/dashboard-frame.tsx'])
  const sided = routes.filter((file) => /layout: 'dashboard'|sides: 'dashboard'/.test(sourceOf(file)))
  expect(sided.filter((file) => !declaresMembers(file))).toEqual([])
  expect(sided.length).toBeGreaterThan(30)
})

test('nothing that a visitor’s pages are made of takes a style from what only members see', () => {
  const files = readdirSync(join(root, 'src/web'), { recursive: true, encoding: 'utf8' })
    .map((name) => `src/web/${name}`)
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.gen.ts') && !isForMembers(file))
  const leads = (file: string) => [...moduleOf(file).imports, ...moduleOf(file).lazy].some(isForMembers)
  expect(files.filter((file) => !file.startsWith('src/web/routes/') && leads(file))).toEqual(['src/web/layouts/layout.tsx'])
})
