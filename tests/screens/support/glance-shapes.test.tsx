import { expect, test } from 'vitest'
import type { ChartShape } from '#contract/support/charts.ts'
import { chartEntries } from '#server/shared/charts/chart-records.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { Glance } from '#web/features/support/chart-list/glance.tsx'
import { branchesAt, countOf, fromAnywhere } from '#web/features/support/chart-list/shape-tree.ts'

const at = (
  name: string,
  kind: 'first' | 'between' | 'end' = 'between',
  more: { inside?: number; from?: string; when?: string; leads?: string[] } = {},
) => ({
  name,
  kind,
  inside: 0,
  ...more,
})
const drawn = (shape: ChartShape) => {
  const { container, unmount } = openScreen(<Glance chart="any" shape={shape} />, () => 'no answer')
  const said = [...container.querySelectorAll('[aria-hidden] p, [aria-hidden] li')].map(({ textContent }) => textContent)
  unmount()
  return said
}

test('a chart is drawn as its way on, with all that branches off where it does, and what comes through that', () => {
  const claim: ChartShape = {
    steps: [
      [at('open', 'first')],
      [at('early'), at('inHand', 'between', { inside: 2 }), at('withdrawn', 'end')],
      [at('accepted', 'end'), at('refused', 'end'), at('late', 'between', { from: 'early' })],
      [at('appealed', 'between', { from: 'refused' })],
      [at('closed', 'between', { from: 'any' })],
    ],
    way: ['open', 'inHand', 'accepted'],
  }
  expect(drawn(claim)).toEqual([
    'Open',
    'Early → Late',
    'Withdrawn',
    'In hand +2 inside',
    'Refused → Appealed',
    'Accepted',
    'From any step: Closed',
  ])
  expect(countOf(claim)).toBe(11)
})

test('of what goes on side by side nothing leads to the other', () => {
  const parts = [
    { ...at('person', 'first', { inside: 2 }), states: ['known', 'unknown'] },
    { ...at('link', 'first', { inside: 2 }), states: ['none', 'carried'] },
  ]
  expect(drawn({ steps: [parts], way: ['person'] })).toEqual([
    'These go on side by side:',
    'PersonKnownUnknown',
    'Known',
    'Unknown',
    'LinkNoneCarried',
    'None',
    'Carried',
  ])
  const later = [at('shown'), at('asked', 'between', { from: 'link' })]
  expect(drawn({ steps: [[at('person', 'first'), at('link', 'first')], later], way: ['person', 'shown'] })).toEqual([
    'Person at the same time as Link',
    'Link → Asked',
    'Shown',
  ])
})

test('a step says what leads to it, but for what follows by itself', () => {
  const line = (name: string, when: string) => at(name, 'between', { when })
  expect(
    drawn({
      steps: [[at('sent')], [line('read', 'mail.opened'), line('lost', 'after: patience')], [line('kept', 'always')]],
      way: ['sent', 'read', 'kept'],
    }),
  ).toEqual(['Sent', 'LostNo answer in time', 'ReadMail opened', 'Kept'])
})

test('no step of any chart is left out of what is drawn of it', async () => {
  for (const { name, shape } of await chartEntries()) {
    const { steps, way } = shape
    const said = [steps[0] ?? [], fromAnywhere(shape), ...way.flatMap((_, index) => branchesAt(shape, index))]
    const names = new Set([...way, ...said.flat().map((one) => one.name)])
    expect([...names].toSorted(), name).toEqual(
      steps
        .flat()
        .map((one) => one.name)
        .toSorted(),
    )
  }
})
