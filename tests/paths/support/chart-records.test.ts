import { expect, test } from 'vitest'
import { chartRecords } from '#server/shared/charts/chart-records.ts'
import { charts } from '#tests/kit/registry.ts'
import { allStates, allTransitions } from '#tests/kit/transitions.ts'
import { transitionEdges } from '#web/features/support/chart-picture/edges-of.ts'
import { layOut } from '#web/features/support/chart-picture/lay-out.ts'

const records = await chartRecords()
const recordOf = (name: string) => records.find((record) => record.name === name)

test('the viewer has every chart that is on the disk, in its area, and its table of intent', () => {
  expect(records.map(({ name, area }) => `${area} ${name}`)).toEqual(charts.map(({ name, area }) => `${area} ${name}`))
  expect(records.filter(({ intent }) => intent.length === 0).map(({ name }) => name)).toEqual([])
})

test('a chart that holds another leads to it', () => {
  const held = (name: string) => recordOf(name)?.parts.flatMap(({ holds }) => holds.flatMap(({ chart }) => chart ?? []))
  expect(held('causeRegistration')).toEqual(['addressSearch', 'adminRequest', 'emailProbe', 'finalising'])
  expect(held('toastStack')).toEqual(['toast'])
  const leads = records.flatMap(({ parts }) => parts.flatMap(({ holds }) => holds.flatMap(({ chart }) => chart ?? [])))
  expect(leads.filter((name) => !recordOf(name))).toEqual([])
})

const pathOf = (id: string, machine: string) => (id === machine ? 'any' : id.slice(machine.length + 1))

test.each(charts)('$name: what is drawn are its states and its ways on, no more and no less', async ({ name, machine }) => {
  const record = recordOf(name)
  if (!record) throw new Error(`${name} is no record`)
  const drawing = await layOut(record, [])
  const states = [...allStates(machine)].map((id) => pathOf(id, machine.id))
  expect(drawing.states.map(({ path }) => path).sort()).toEqual(states.sort())
  const ways = [...allTransitions(machine)].flatMap((key) => {
    const [source = '', , , targets = ''] = key.split(' | ')
    return targets === ''
      ? []
      : targets.split(',').map((target) => `${pathOf(source, machine.id)} → ${pathOf(target, machine.id)}`)
  })
  expect([...new Set(transitionEdges(record).map(({ from, to }) => `${from} → ${to}`))].sort()).toEqual([...new Set(ways)].sort())
  expect(drawing.edges.map(({ from, to }) => `${from} → ${to}`).sort()).toEqual([...new Set(ways)].sort())
  expect(transitionEdges(record).length).toBeGreaterThanOrEqual(ways.length)
  // Everything has a place of its own: no state lies over another that isn't around it.
  for (const { width, height } of drawing.states) expect(width * height).toBeGreaterThan(0)
})

test('what is folded is one box, and its ways lead from and to it', async () => {
  const spin = recordOf('spin')
  if (!spin) throw new Error('spin is no record')
  const drawing = await layOut(spin, ['spinning'])
  expect(drawing.states.find(({ path }) => path === 'spinning')?.isFolded).toBe(true)
  expect(drawing.states.filter(({ path }) => path.startsWith('spinning.'))).toEqual([])
  expect(drawing.edges.filter(({ from, to }) => `${from} ${to}`.includes('spinning.'))).toEqual([])
  expect(drawing.edges.some(({ from, to }) => from === 'idle' && to === 'spinning')).toBe(true)
})
