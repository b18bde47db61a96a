import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

export interface Started {
  child: ChildProcess
  /** Everything that it has printed. */
  output(): string
  /** Where it answers; empty when it ended instead. */
  address: string
  exit: Promise<number | null>
}

const children: ChildProcess[] = []

/** Runs `npm start`'s program until it says its address, or ends. The site must be built. */
export async function startProcess(environment: Record<string, string>): Promise<Started> {
  const { DATABASE_URL: _, ...inherited } = process.env
  const child = spawn(process.execPath, ['src/server/start.ts'], { cwd: root, env: { ...inherited, PORT: '0', ...environment } })
  children.push(child)
  let output = ''
  const exit = new Promise<number | null>((done) => child.once('exit', done))
  const address = new Promise<string>((done) => {
    const read = (chunk: Buffer) => {
      output += chunk
      const found = /Farthing is at (\S+)/.exec(output)?.[1]
      if (found && output.endsWith('\n')) done(found)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
  })
  return { child, output: () => output, address: await Promise.race([address, exit.then(() => '')]), exit }
}

/** For `afterEach`: whatever a test has left running. */
export function killProcesses(): void {
  for (const child of children.splice(0)) child.kill('SIGKILL')
}
