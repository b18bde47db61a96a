import { launchCold, measureSettled, type Settled, type SettledSubject } from './settled.ts'

const rows: Record<string, (figures: Settled) => number> = {
  'script until settled, kB': ({ script }) => script,
  requests: ({ requests }) => requests,
  'LCP, ms': ({ largestPaint }) => largestPaint,
  'control live, ms': ({ live }) => live,
  'TBT until settled, ms': ({ blocked }) => blocked,
  'main thread, ms': ({ mainThread }) => mainThread,
  'click to the next page, ms': ({ click }) => click,
  'INP, ms': ({ slowest }) => slowest,
}

function spread(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b)
  const [median, least, most] = [sorted[Math.floor(sorted.length / 2)], sorted[0], sorted.at(-1)].map((one) =>
    Math.round(one ?? 0),
  )
  return least === most ? `${median}` : `${median} (${least}–${most})`
}

/** Loads each page once a round on a slow line, a browser of its own for each round and the order in turn, and prints medians with their ranges as a table. */
export async function printSettled(subjects: Record<string, SettledSubject>, rounds: number): Promise<void> {
  const names = Object.keys(subjects)
  const taken = new Map<string, Settled[]>(names.map((name) => [name, []]))
  for (let round = 0; round < rounds; round++) {
    const browser = await launchCold()
    for (let place = 0; place < names.length; place++) {
      const name = names[(place + round) % names.length] ?? ''
      const subject = subjects[name]
      if (subject) taken.get(name)?.push(await measureSettled(browser, subject, { cpu: 4, isSlow: true }))
    }
    await browser.close()
  }
  console.log(`Until settled: slow line, 1280 px, the whole Chromium, nothing kept; medians of ${rounds} rounds (range)`)
  console.log(`| | ${names.join(' | ')} |\n|---|${names.map(() => '---').join('|')}|`)
  for (const [what, of] of Object.entries(rows))
    console.log(
      `| ${what} | ${names.map((name) => (what.startsWith('click') && !subjects[name]?.click ? '–' : spread((taken.get(name) ?? []).map(of)))).join(' | ')} |`,
    )
}
