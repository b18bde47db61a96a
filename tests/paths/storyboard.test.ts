import { expect, test } from 'vitest'
import { chartRecordOf } from '#server/shared/charts/chart-records.ts'
import { coverRoutes } from '../kit/cover.ts'
import { explore } from '../kit/explore.ts'
import { charts } from '../kit/registry.ts'
import { anchorsOf, boardOf } from '../storyboard/board.ts'
import { drawnWith } from '../storyboard/drawn.ts'
import type { Recording } from '../storyboard/record.ts'
import { edgesOf, scriptOf, stateName } from '../storyboard/words.ts'

const chart = charts.find(({ name }) => name === 'donationQuery')
if (!chart) throw new Error('There is no chart donationQuery.')
const routes = coverRoutes(explore(chart.machine, chart.fixtures), () => true, {})
const recording: Recording = {
  chart: 'donationQuery',
  address: '/enquiry/donation-query/D1',
  states: {
    '"reason"': { picture: '02', controls: { 'reason.chosen': { words: 'Continue', use: 'press' } } },
    '"details"': { picture: '03', controls: { 'details.submitted': { words: 'Send <question>', use: 'press' } } },
  },
  routes,
}

test('a script takes every way on that was walked, in the words of the screen and of the chart, without an index or a name of the code', () => {
  const script = scriptOf(chart, recording, {
    who: 'Logged in as supporter@farthing.example',
    where: '/enquiry/donation-query/D1',
  })
  expect(script).toContain('1. Logged in as supporter@farthing.example, open /enquiry/donation-query/D1.')
  expect(script).toContain('Press “Continue”.\n   - Expect details: What should we know?')
  expect(script).toContain('Have the network off since before the last step, so that “read donation” fails')
  const steps = script.match(/^\d+\. /gm) ?? []
  expect(steps).toHaveLength(routes.reduce((sum, { names }) => sum + names.length + 1, 0))
  expect(script).not.toMatch(/#\d|done#|\{"|[a-z]+[A-Z]\w*(?<!donationQuery)[:.]/)
  expect(edgesOf(recording).length).toBeGreaterThan(12)
})

test('a board shows each state with its picture, what it’s for, and where each way leads; what is typed in a page is no markup', () => {
  const board = boardOf(chart, recording, { 375: '<svg></svg>', 1280: '<svg></svg>' })
  for (const value of new Set(routes.flatMap(({ values }) => values))) expect(board).toContain(`<h2>${stateName(value)}</h2>`)
  expect(board).toContain('src="02-375.jpg"')
  expect(board).toContain('src="02-1280.jpg"')
  expect(board).toMatch(/Press “Send &(lt|#60);question&(gt|#62);”/)
  // Every way leads to a state that stands there.
  for (const [, id] of board.matchAll(/href="#([\w-]+)"/g)) expect(board).toContain(`<section id="${id}">`)
})

test.each([375, 1280] as const)(
  'at %i pixels the chart is drawn with the screen in each state that has one, and ways in the words of its controls',
  async (width) => {
    const record = await chartRecordOf('donationQuery')
    if (!record) throw new Error('There is no record of donationQuery.')
    const drawn = await drawnWith(record, chart, recording, anchorsOf(recording), width)
    const numbers = (tag: string) =>
      Object.fromEntries([...tag.matchAll(/ (x|y|width|height)="([\d.]+)"/g)].map(([, name, value]) => [name, Number(value)]))
    for (const [value, { picture }] of Object.entries(recording.states)) {
      const [, box = '', image = ''] =
        new RegExp(
          `href="#${anchorsOf(recording)(value)}"[^>]*>(<rect [^>]*>)(?:(?!</a>).)*(<image href="${picture}-${width}.jpg"[^>]*>)`,
        ).exec(drawn) ?? []
      const [outer, inner] = [numbers(box), numbers(image)]
      expect(inner.width).toBeGreaterThan(200)
      expect(inner.x).toBeGreaterThan(outer.x ?? 0)
      expect((inner.x ?? 0) + (inner.width ?? 0)).toBeLessThan((outer.x ?? 0) + (outer.width ?? 0))
      // Below the state’s name, and above its end.
      expect(inner.y).toBeGreaterThan((outer.y ?? 0) + 30)
      expect((inner.y ?? 0) + (inner.height ?? 0)).toBeLessThan((outer.y ?? 0) + (outer.height ?? 0))
    }
    expect(drawn.match(/<image /g)).toHaveLength(Object.keys(recording.states).length)
    expect(drawn.replaceAll(/<[^>]*>/g, ' ')).toMatch(/Press “Continue”/)
  },
)
