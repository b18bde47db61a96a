import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { oneChecker } from './steps.ts'

const root = resolve(import.meta.dirname, '../..')
/** What is made, or belongs to git: a copy does without it. */
const left = ['node_modules', '.git', '.build', '.data', '.test']

export interface TreeCopy {
  root: string
  read(path: string): string
  write(path: string, text: string): void
  /** Replaces what stands there exactly once. */
  replace(path: string, old: string, next: string): void
  /** What the compiler finds in these files and all that they import, one fault a line; nothing when it is content. */
  types(files: readonly string[]): string
  /** Runs a script there by this Node. Answers its exit code and all that it printed. */
  node(script: string, ...args: readonly string[]): { status: number | null; said: string }
  remove(): void
}

/** A copy of the project under `.test/`, to be changed and thrown away. It shares the installed packages. */
export function copyTree(name: string): TreeCopy {
  const copy = join(root, '.test', `copy-${name}-${process.pid}`)
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  for (const entry of readdirSync(root))
    if (!left.includes(entry)) cpSync(join(root, entry), join(copy, entry), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  // Not as a part of this run: a vitest within a copy is one of its own.
  const { VITEST, VITEST_POOL_ID, VITEST_WORKER_ID, VITEST_MODE, NODE_ENV, ...env } = process.env
  const node = (script: string, ...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { cwd: copy, encoding: 'utf8', env })
    return { status, said: `${stdout}${stderr}` }
  }
  const read = (path: string) => readFileSync(join(copy, path), 'utf8')
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    writeFileSync(join(copy, path), text)
  }
  return {
    root: copy,
    read,
    write,
    replace: (path, old, next) => {
      const text = read(path)
      if (text.split(old).length !== 2) throw new Error(`${path} holds ${text.split(old).length - 1} times: ${old}`)
      write(
        path,
        text.replace(old, () => next),
      )
    },
    types: (files) => {
      write('tsconfig.some.json', JSON.stringify({ extends: './tsconfig.json', include: [], files }))
      return node(
        'node_modules/typescript/bin/tsc',
        ...oneChecker,
        '-p',
        'tsconfig.some.json',
        '--pretty',
        'false',
        '--noErrorTruncation',
      ).said
    },
    node,
    remove: () => rmSync(copy, { recursive: true, force: true }),
  }
}
