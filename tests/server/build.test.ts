import { type ChildProcess, fork } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildAnew, buildIfStale } from '#server/pages/build.ts'

const files = {
  'src/web/start.tsx': 'start',
  'machines/flow.machine.ts': 'chart',
  'locales/en-GB/words.json': '{}',
  'public/icon.svg': '<svg/>',
  'package-lock.json': '{}',
  'vite.config.ts': 'export default {}',
}
let root = ''
const write = (file: string, content: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), content)
}
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'farthing-build-'))
  for (const [file, content] of Object.entries(files)) write(file, content)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('the site is built anew', () => {
  let built = 0
  const build = () =>
    buildIfStale(root, async () => {
      built += 1
    })
  beforeEach(async () => {
    built = 0
    await build()
    built = 0
  })

  test('by its command though nothing has changed; then the server has nothing to build', async () => {
    await buildAnew(root, async () => {
      built += 1
    })
    await build()
    expect(built).toBe(1)
  })

  test.each(Object.keys(files))('after a change of %s', async (file) => {
    write(file, 'changed')
    await build()
    await build()
    expect(built).toBe(1)
  })

  test.each([
    'src/web/README.md',
    'machines/flow.intent.md',
    'src/web/pictures/home.webp',
    'src/server/app.ts',
    'src/extension/site.ts',
    'src/web/routeTree.gen.ts',
  ])('not after a change of %s', async (file) => {
    write(file, 'changed')
    await build()
    expect(built).toBe(0)
  })

  test('after a build that broke, though its sources are again as they were', async () => {
    write('src/web/start.tsx', 'broken')
    await expect(buildIfStale(root, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    write('src/web/start.tsx', 'start')
    await build()
    expect(built).toBe(1)
  })
})

describe('of two processes at once', () => {
  const children: ChildProcess[] = []
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL')
  })
  /** A process whose build ends when it's told to; what it reports first. */
  const start = () => {
    const child = fork(resolve(import.meta.dirname, '../kit/build-apart.ts'), [root], { silent: true })
    children.push(child)
    let output = ''
    const first = new Promise<'builds' | 'waits' | 'ends'>((done) => {
      child.once('message', () => done('builds'))
      child.once('exit', () => done('ends'))
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (chunk: Buffer) => {
          output += chunk
          if (output.includes('Another process is building the site')) done('waits')
        })
    })
    const exit = new Promise<number | null>((done) => child.once('exit', done))
    return { child, first, exit, output: () => output }
  }
  const builders = () => readFileSync(join(root, 'builds'), 'utf8').trim().split('\n').map(Number)

  test('one builds, and the other waits and takes what was built', async () => {
    const one = start()
    expect(await one.first).toBe('builds')
    const other = start()
    expect(await other.first, other.output()).toBe('waits')
    one.child.send('done')
    expect(await Promise.all([one.exit, other.exit]), other.output()).toEqual([0, 0])
    expect(builders()).toEqual([one.child.pid])
  })

  test('the other builds where the first is killed meanwhile', async () => {
    const one = start()
    expect(await one.first).toBe('builds')
    const other = start()
    expect(await other.first, other.output()).toBe('waits')
    const builds = new Promise((done) => other.child.once('message', done))
    one.child.kill('SIGKILL')
    await builds
    other.child.send('done')
    expect(await other.exit, other.output()).toBe(0)
    expect(builders()).toEqual([one.child.pid, other.child.pid])
  })
})
