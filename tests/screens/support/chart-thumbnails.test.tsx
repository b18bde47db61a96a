import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { chartRecords } from '#server/shared/charts/chart-records.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { best } from '#web/features/support/chart-list/chart-groups.ts'
import { Thumbnail, viewOf } from '#web/features/support/chart-list/thumbnail.tsx'
import { ThumbnailKey } from '#web/features/support/chart-list/thumbnail-key.tsx'
import { ChartWays } from '#web/features/support/chart-picture/chart-ways.tsx'
import { foldedAtFirst, sectionsOf, visibleOf } from '#web/features/support/chart-picture/edges-of.ts'

const records = await chartRecords()
const drawn = records.map((record) => {
  if (!record.thumbnail) throw new Error(`${record.name} isn't drawn small: npm run stately -- ${record.name}`)
  return { ...record, thumbnail: record.thumbnail }
})
const recordOf = (name: string) => {
  const found = drawn.find((record) => record.name === name)
  if (!found) throw new Error(`There is no chart ${name}`)
  return found
}
const marked = (name: string) =>
  recordOf(name)
    .thumbnail.states.filter(({ marks }) => marks.length > 0)
    .map(({ path, marks }) => `${path}: ${marks.join(', ')}`)

test('every chart is drawn small, with each state that its picture shows at first or its outermost ones, in a place of its own, or says how many are left out', () => {
  for (const { thumbnail, ...record } of drawn) {
    const { states, width, height, more } = thumbnail
    const paths = states.map(({ path }) => path).filter((path) => path !== 'any')
    const seenWith = (folded: readonly string[]) => visibleOf(record, folded).filter((path) => path !== 'any')
    const mayBe = [seenWith(foldedAtFirst(record)), seenWith(sectionsOf(record))]
    if (more === 0) expect(mayBe, record.name).toContainEqual(paths)
    const leavesOf = (all: readonly string[]) => all.filter((path) => !all.some((one) => one.startsWith(`${path}.`)))
    expect(
      mayBe.map((all) => leavesOf(all).length),
      record.name,
    ).toContain(leavesOf(paths).length + more)
    const leaves = states.filter(({ path }) => path !== 'any' && !states.some((one) => one.path.startsWith(`${path}.`)))
    for (const one of leaves) {
      expect(one.x >= 0 && one.y >= 0 && one.x + one.width <= width && one.y + one.height <= height, record.name).toBe(true)
      const over = leaves.filter(
        (other) =>
          other !== one &&
          other.x < one.x + one.width &&
          one.x < other.x + other.width &&
          other.y < one.y + one.height &&
          one.y < other.y + other.height,
      )
      expect(
        over.map(({ path }) => path),
        record.name,
      ).toEqual([])
    }
  }
})

test('all of every drawing is seen in its card, at no less than nine pixels, with where the chart begins', () => {
  for (const { name, thumbnail } of drawn) {
    const { x, y, width, height } = viewOf(thumbnail)
    expect(x <= 0 && y <= 0 && x + width >= thumbnail.width && y + height >= thumbnail.height, name).toBe(true)
    // The narrowest card that has a drawing: `cards` of chart-card.tsx.
    expect(13 * Math.min(278 / width, (278 * 262) / 300 / height), name).toBeGreaterThanOrEqual(9)
    expect(thumbnail.states.filter(({ path }) => path !== 'any').length, name).toBeGreaterThanOrEqual(
      Math.min(2, thumbnail.states.length),
    )
    // What is left out is what comes later: where it begins is drawn.
    if (thumbnail.more > 0) {
      expect(
        thumbnail.states.some(({ marks }) => marks.includes('first')),
        name,
      ).toBe(true)
      expect(thumbnail.states.filter(({ path }) => path !== 'any').length, name).toBeGreaterThanOrEqual(4)
    }
  }
})

test('marks say where a chart begins and ends, where it waits, what only a failure leads to, and what goes on side by side', () => {
  expect(marked('accountDeletion')).toEqual(['explain: first', 'requesting: waits', 'failed: wrong', 'deactivated: end'])
  expect(marked('colourScheme')[0]).toBe('any: sideBySide')
  // A section that is folded says how much is in it.
  expect(recordOf('supporterRegistration').thumbnail.states.find(({ path }) => path === 'account')?.folded).toBe(7)
})

test('what is looked for is pointed at in the drawing, by the words that it has on the screen', () => {
  const { name, thumbnail } = recordOf('paymentRun')
  const { container } = openScreen(<Thumbnail chart={name} thumbnail={thumbnail} sought="approval run" />, () => 'no answer')
  expect([...container.querySelectorAll('.sought')].map(({ textContent }) => textContent)).toEqual(['Waiting forapproval'])
  expect(container.querySelectorAll('text').length).toBeGreaterThanOrEqual(thumbnail.states.length)
})

test('the key has the marks of what is shown, and no others', () => {
  openScreen(<ThumbnailKey charts={[recordOf('paymentRun')]} />, () => 'no answer')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['begins here', 'ends here'])
})

test('a chart’s page leads to its screen, to where it’s seen running, and to its files', () => {
  openScreen(<ChartWays chart={recordOf('claimsList')} fileAt={(file) => `/files/${file}`} liveAt="#~live" />, () => 'no answer')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/account/claims',
    '#~live',
    '/files/claimsList.machine.ts',
    '/files/claimsList.mmd',
    '/files/claimsList.svg',
  ])
  // One donation of a test is nobody's.
  expect([recordOf('donationDetail').screen, recordOf('claimConsole').screen]).toEqual([undefined, '/support/queue?queue=claims'])
})

test('what stands for an area is a chart, once', () => {
  expect(best.filter((name) => !records.some((record) => record.name === name))).toEqual([])
  expect(new Set(best).size).toBe(best.length)
})
