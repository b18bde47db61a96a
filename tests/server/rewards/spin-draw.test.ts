import { describe, expect, test } from 'vitest'
import { chancesOfDraw, type SpinPrize } from '#contract/rewards/spin.ts'
import { ConfigError, readConfig } from '#server/config.ts'
import { chanceOf, newSeed, oddsWithin, prizeOf } from '#server/rewards/spin/draw.ts'
import { spinTimes } from '#server/rewards/spin/spin-times.ts'

const published = readConfig({}).spins.prizes
const draws = 200_000

/** How far seeds that are always the same stray from these odds: the sum of (drawn - expected)² / expected over each prize and nothing. */
function strayFrom(odds: readonly SpinPrize[], drawnBy: readonly SpinPrize[]): number {
  const drawn = new Map<number, number>()
  for (let turn = 0; turn < draws; turn++) {
    const pence = prizeOf(`seed ${turn}`, drawnBy)
    drawn.set(pence, (drawn.get(pence) ?? 0) + 1)
  }
  const nothing = chancesOfDraw - odds.reduce((sum, { chances }) => sum + chances, 0)
  return [...odds, { pence: 0, chances: nothing }].reduce((sum, { pence, chances }) => {
    const expected = (draws * chances) / chancesOfDraw
    return sum + ((drawn.get(pence) ?? 0) - expected) ** 2 / expected
  }, 0)
}

describe('G-015 the draw', () => {
  test('C-062 the published prizes: up to £50, and fair on average', () => {
    expect(published).toEqual([
      { pence: 5000, chances: 1 },
      { pence: 1000, chances: 10 },
      { pence: 500, chances: 20 },
      { pence: 100, chances: 200 },
    ])
  })

  test('200,000 fixed seeds keep to the published odds, and would not to others', () => {
    // With four degrees of freedom, 1 fair wheel in 1,000 strays further than 18.5.
    expect(strayFrom(published, published)).toBeLessThan(18.5)
    const loaded = published.map(({ pence, chances }) => ({ pence, chances: pence === 500 ? chances + 5 : chances }))
    expect(strayFrom(published, loaded)).toBeGreaterThan(18.5)
    expect(strayFrom(published, oddsWithin(published, 1000))).toBeGreaterThan(18.5)
  })

  test('a seed wins the same each time, prizes take their chances in order, and the last one is nothing', () => {
    const seed = 'c0ffee'
    const chance = chanceOf(seed)
    const before = { pence: 100, chances: chance }
    expect(prizeOf(seed, [before, { pence: 500, chances: 1 }])).toBe(500)
    expect(
      prizeOf(seed, [
        { ...before, chances: chance + 1 },
        { pence: 500, chances: 1 },
      ]),
    ).toBe(100)
    expect(prizeOf(seed, [before])).toBe(0)
    expect(prizeOf(seed, [])).toBe(0)
    for (let turn = 0; turn < 1000; turn++) {
      expect(chanceOf(`${turn}`)).toBeGreaterThanOrEqual(0)
      expect(chanceOf(`${turn}`)).toBeLessThan(chancesOfDraw)
    }
    expect(new Set(Array.from({ length: 100 }, newSeed)).size).toBe(100)
    expect(newSeed()).toMatch(/^[0-9a-f]{64}$/)
  })

  test('what the month’s money does not reach is not drawn', () => {
    const left = (pence: number) => oddsWithin(published, pence).map((prize) => prize.pence)
    expect([left(5000), left(4999), left(100), left(99), left(-1)]).toEqual([
      [5000, 1000, 500, 100],
      [1000, 500, 100],
      [100],
      [],
      [],
    ])
  })

  test('periods are weeks from Monday on and months those of London, also when the clocks change', () => {
    const at = (iso: string, days = 7) => spinTimes(Date.parse(iso), days)
    expect(at('2026-11-23T00:00:00Z')).toEqual({
      periodFrom: '2026-11-23',
      nextAt: '2026-11-30T00:00:00.000Z',
      month: '2026-11',
      nextMonthAt: '2026-12-01T00:00:00.000Z',
    })
    expect(at('2026-11-22T23:59:59Z').periodFrom).toBe('2026-11-16')
    // An hour before midnight in UTC it is Monday, and another month, in London's summer.
    expect(at('2026-05-31T23:00:00Z')).toMatchObject({ periodFrom: '2026-06-01', month: '2026-06' })
    expect(at('2026-03-28T12:00:00Z').nextAt).toBe('2026-03-29T23:00:00.000Z')
    expect(at('2026-12-31T12:00:00Z')).toMatchObject({ periodFrom: '2026-12-28', nextMonthAt: '2027-01-01T00:00:00.000Z' })
    expect(at('2026-11-23T12:00:00Z', 1)).toMatchObject({ periodFrom: '2026-11-23', nextAt: '2026-11-24T00:00:00.000Z' })
  })

  test('odds, period and budget are configuration; what is no wheel stops the server with its variable', () => {
    const { spins } = readConfig({
      SPIN_PRIZES: '{"100":9000,"2500":1000}',
      SPIN_PERIOD_DAYS: '14',
      SPIN_MONTHLY_BUDGET_PENCE: '0',
    })
    expect(spins).toEqual({
      prizes: [
        { pence: 2500, chances: 1000 },
        { pence: 100, chances: 9000 },
      ],
      periodDays: 14,
      budgetPence: 0,
    })
    expect(readConfig({}).spins).toMatchObject({ periodDays: 7, budgetPence: 20_000 })
    for (const wrong of ['{"5001":1}', '{"100":10001}', '{"100":5001,"200":5000}', '{"100":0}', '{"1.5":1}', '{}', '[]', 'x'])
      expect(() => readConfig({ SPIN_PRIZES: wrong }), wrong).toThrow(ConfigError)
    for (const wrong of ['0', '1.5', 'weekly', '400'])
      expect(() => readConfig({ SPIN_PERIOD_DAYS: wrong })).toThrow('SPIN_PERIOD_DAYS')
    expect(() => readConfig({ SPIN_MONTHLY_BUDGET_PENCE: '-1' })).toThrow('SPIN_MONTHLY_BUDGET_PENCE')
  })
})
