import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { isWhole } from '../kit/matrix.ts'
import { freePort } from '../kit/ports.ts'

const modules = ['/src/web/routes/index.tsx', '/src/web/start.tsx', '/src/web/ui/button.tsx', '/src/web/layouts/layout.tsx']

// Styles in route files make linaria walk the router without end, and only the development server shows it.
// A developer who starts it sees that it does not: `npm run heavy` builds the modules of a page, for half a minute of a busy machine.
test.runIf(isWhole)(
  'npm run dev serves pages with their modules and styles',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'farthing-dev-'))
    const port = await freePort()
    const { DATABASE_URL: _, NODE_ENV: __, ...environment } = process.env
    const child = spawn(process.execPath, ['src/server/dev.ts'], {
      cwd: resolve(import.meta.dirname, '../..'),
      env: { ...environment, PORT: String(port), DATA_DIR: folder },
    })
    try {
      await new Promise<void>((done, fail) => {
        let output = ''
        const read = (chunk: Buffer) => {
          output += chunk
          if (output.includes('Farthing is at')) done()
        }
        child.stdout.on('data', read)
        child.stderr.on('data', read)
        child.once('exit', () => fail(new Error(output)))
      })
      const address = `http://localhost:${port}`
      const page = await (await fetch(`${address}/retailer/alder-home`, { headers: { connection: 'close' } })).text()
      expect(page).toContain('Alder Home</h1>')
      expect(page).toContain('/src/web/start.tsx')
      for (const module of modules) {
        const answer = await fetch(address + module, { headers: { connection: 'close' }, signal: AbortSignal.timeout(90_000) })
        expect([module, answer.status]).toEqual([module, 200])
      }
    } finally {
      child.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    }
  },
  240_000,
) // It builds every module that it serves, on a machine that may be busy.
