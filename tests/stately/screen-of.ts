import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const folder = resolve(import.meta.dirname, '../browser')
/** What stands for one thing of a test’s own, which nobody else has. */
const isMadeUp = (path: string) => /\d|\/secret$|[A-Z]{2}/.test(path)

/** Each chart with the address at which its driver opens its screen; of what is chosen there only the queue. */
function addresses(): Map<string, string> {
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.driver.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
  const found = texts.flatMap((text) =>
    text.split(/^(?= +chart: ')/m).flatMap((part): [string, string][] => {
      const [, chart = '', address = ''] =
        /^ +chart: '(\w+)',[\s\S]*?open: [^'`]*go\(page, '([^']+)'/.exec(part.split('controls:')[0] ?? '') ?? []
      if (address === '' || address.includes('#')) return []
      const { pathname, searchParams } = new URL(address, 'http://any')
      const queue = searchParams.get('queue')
      return isMadeUp(pathname) ? [] : [[chart, queue ? `${pathname}?queue=${queue}` : pathname]]
    }),
  )
  return new Map(found)
}
let known: Map<string, string> | undefined

/** Where the screen is that a chart drives, if it has one that everybody's site has. */
export function screenOf(chart: string): string | undefined {
  known ??= addresses()
  return known.get(chart)
}
