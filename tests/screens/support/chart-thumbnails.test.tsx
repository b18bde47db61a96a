import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { chartRecords } from '#server/shared/charts/chart-records.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { best } from '#web/features/support/chart-list/chart-groups.ts'
import { Thumbnail } from '#web/features/support/chart-list/thumbnail.tsx'
import { ThumbnailKey } from '#web/features/support/chart-list/thumbnail-key.tsx'
import { windowOf } from '#web/features/support/chart-list/thumbnail-window.ts'
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

test('every chart is drawn small, with each state that its picture shows at first or its outermost ones, in a place of its own', () => {
  for (const { thumbnail, ...record } of drawn) {
    const { states, width, height } = thumbnail
    const paths = states.map(({ path }) => path).filter((path) => path !== 'any')
    const seenWith = (folded: readonly string[]) => visibleOf(record, folded).filter((path) => path !== 'any')
    expect([seenWith(foldedAtFirst(record)), seenWith(sectionsOf(record))], record.name).toContainEqual(paths)
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

test('no card shows so much of a drawing that its names can’t be read: what is larger shows where it begins, and where it goes on', () => {
  for (const { name, thumbnail } of drawn) {
    const { x, y, width, height, cut } = windowOf(thumbnail)
    // As a card is seen that stands beside two others at 1280 pixels, and alone on a phone.
    expect(13 * Math.min(387 / width, 242 / height), name).toBeGreaterThanOrEqual(8.95)
    expect(13 * (343 / width), name).toBeGreaterThanOrEqual(8.95)
    const whole = thumbnail.states.filter(
      (one) => one.x >= x && one.y >= y && one.x + one.width <= x + width && one.y + one.height <= y + height,
    )
    const first = thumbnail.states.find(({ marks }) => marks.includes('first'))
    if (first) expect(whole, name).toContain(first)
    if (cut.length === 0) expect(whole, name).toHaveLength(thumbnail.states.length)
    else expect(whole.length, name).toBeGreaterThanOrEqual(5)
  }
  const box = { path: 'last', x: 900, y: 10, width: 60, height: 30, marks: [], folded: null }
  const wide = {
    width: 1000,
    height: 100,
    states: [{ ...box, path: 'one', x: 10, marks: ['first' as const] }, box],
    ways: '',
    heads: '',
  }
  expect(windowOf(wide)).toMatchObject({ x: 0, height: 100, cut: ['right'] })
  // What is looked for is shown.
  expect(windowOf(wide, box).cut).toEqual(['left'])
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
