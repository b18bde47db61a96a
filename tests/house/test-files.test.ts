import { globSync } from 'node:fs'
import { matchesGlob, resolve } from 'node:path'
import { expect, test, vi } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const isBuilt = (name: string) => /^(node_modules|\..+|dist)$/.test(name)
const files = globSync('**/*.test.{ts,tsx}', { cwd: root, exclude: isBuilt }).map((name) => name.replaceAll('\\', '/'))

test('every test file belongs to one project, so that a run of all takes it once', async () => {
  // Projects of their own, and only there for `npm run axe` and `npm run qa`.
  vi.stubEnv('AXE', '1')
  vi.stubEnv('QA', 'donationQuery')
  const { default: config } = await import('../vitest.config.ts')
  const projects = (config.test?.projects ?? []).flatMap((project) =>
    typeof project === 'object' && 'test' in project && project.test ? [project.test] : [],
  )
  const takes = (file: string, globs: readonly string[] = []) => globs.some((glob) => matchesGlob(file, glob))
  const projectsOf = (file: string) =>
    projects.filter(({ include, exclude }) => takes(file, include) && !takes(file, exclude)).map(({ name }) => name)
  expect(files.length).toBeGreaterThan(200)
  expect(projects.length).toBeGreaterThan(6)
  expect(files.map((file) => `${file}: ${projectsOf(file).join(', ')}`).filter((line) => !/: \w+$/.test(line))).toEqual([])
})
