import { expect, test } from 'vitest'
import { chartEntries, chartRecords } from '#server/shared/charts/chart-records.ts'

test('each chart at a glance has all its states once, or where they are many its outermost, and begins where the chart does', async () => {
  for (const { name, parts, shape } of await chartRecords()) {
    const paths = parts.map(({ path }) => path).filter((path) => path !== 'any')
    const outer = paths.filter((path) => !path.includes('.'))
    const shown = shape.steps.flat().map((one) => one.name)
    const leaves = paths.filter((path) => !paths.some((one) => one.startsWith(`${path}.`)))
    const names = leaves.map((path) => path.split('.').at(-1) ?? '')
    const isParallel = parts.some(({ kind }) => kind === 'parallel')
    if (names.length <= 10 && new Set(names).size === names.length && !isParallel)
      expect(shown.toSorted(), name).toEqual(names.toSorted())
    else if (outer.length > 1) expect(shown.toSorted(), name).toEqual(outer.toSorted())
    expect(shown.length, name).toBeGreaterThan(0)
    expect(new Set(shown).size, name).toBe(shown.length)
    const [first, ...later] = shape.steps
    expect(
      first?.every(({ kind }) => kind === 'first'),
      name,
    ).toBe(true)
    expect(
      later.flat().some(({ kind }) => kind === 'first'),
      name,
    ).toBe(false)
  }
})

test('the way that is shown through a chart is one that its transitions go, a step at a time', async () => {
  const records = await chartRecords()
  for (const { name, states, lines, shape } of records) {
    const { way, steps } = shape
    expect(way.length, name).toBeGreaterThan(0)
    for (const [index, state] of way.entries()) {
      expect(
        steps[index]?.map((one) => one.name),
        name,
      ).toContain(state)
      const next = way[index + 1]
      // Where no state is in another, its lines name both as they are. From where it begins the whole chart may lead on.
      if (next && steps.flat().length === states)
        expect(
          lines.some(
            ({ state: from, target }) =>
              (from === state || (index === 0 && from === 'any')) && target.replace(/ again$/, '') === next,
          ),
          `${name}: ${state} to ${next}`,
        ).toBe(true)
    }
  }
  const wayOf = (name: string) => records.find((record) => record.name === name)?.shape.way
  expect(wayOf('claim')).toEqual(['filing', 'received', 'inProgress', 'accepted'])
  expect(wayOf('paymentRun')).toEqual(['prepared', 'approved', 'sent', 'answered'])
  // A donation is only in review where its shop hasn’t answered in time.
  expect(wayOf('donation')).toEqual(['tracked', 'awaitingFunds', 'available', 'inPaymentRun', 'paid'])
  // A wizard goes through its sections.
  expect(wayOf('causeRegistration')).toEqual(['goingOn', 'theCause', 'account', 'registering', 'success', 'nextSteps'])
  expect(wayOf('supporterRegistration')).toEqual(['starting', 'chooseCause', 'account', 'terms', 'done'])
  // Where only the whole chart says what leads on, that is the way.
  expect(wayOf('causeSearch')).toEqual(['idle', 'loading', 'results'])
  // A payment that comes back isn’t how one goes.
  expect(wayOf('paymentLine')).toEqual(['sent', 'paid'])
})

test('what is refused comes after what refuses it, and what is only ever taken up again ends the chart', async () => {
  const entries = await chartEntries()
  const shapeOf = (name: string) => entries.find((entry) => entry.name === name)?.shape
  const stepOf = (name: string, state: string) => shapeOf(name)?.steps.findIndex((step) => step.some((one) => one.name === state))
  expect(stepOf('adminReview', 'refused')).toBe(2)
  expect(stepOf('causeReview', 'refused')).toBe(3)
  const endsOf = (name: string) =>
    shapeOf(name)
      ?.steps.flat()
      .flatMap((one) => (one.kind === 'end' ? one.name : []))
  expect(endsOf('donation')?.toSorted()).toEqual(['declined', 'paid'])
  expect(endsOf('causeReview')?.toSorted()).toEqual(['confirmed', 'refused'])
  expect(shapeOf('causeReview')?.way).toEqual(['filing', 'waiting', 'inReview', 'confirmed'])
})

test('a step says what leads to it, by a line of its chart', async () => {
  const records = await chartRecords()
  const whens = (name: string) =>
    records
      .find((record) => record.name === name)
      ?.shape.steps.flat()
      .map((one) => [one.name, one.when])
  expect(whens('paymentRun')).toEqual([
    ['prepared', undefined],
    ['approved', 'run.approved'],
    ['voided', 'run.discarded'],
    ['sent', 'file.taken'],
    ['answered', 'lines.answered'],
  ])
  expect(whens('causeRegistration')?.map(([, when]) => when)).not.toContain('step.shown')
  expect(whens('claim')).toContainEqual(['withdrawn', 'claim.withdrawn'])
  for (const { name, lines, shape } of records)
    for (const one of shape.steps.flat()) {
      if (one.when === undefined) continue
      expect(
        lines.map(({ when }) => when),
        `${name}: ${one.name}`,
      ).toContain(one.when)
    }
})

test('a state says where it leads to but the next step: back, or on to the way again', async () => {
  const entries = await chartEntries()
  const leads = (name: string) =>
    entries
      .find((entry) => entry.name === name)
      ?.shape.steps.flat()
      .flatMap((one) => (one.leads ? [[one.name, ...one.leads]] : []))
  // What waits for its shop goes on once that has had its time; an appeal is looked at anew.
  expect(leads('claim')).toEqual([
    ['held', 'received'],
    ['inProgress', 'received'],
    ['declined', 'received'],
  ])
  expect(leads('supporterRegistration')).toContainEqual(['account', 'chooseCause'])
  // What ends beside the way doesn’t go on, and what goes on side by side leads nowhere.
  expect(leads('paymentRun')).toEqual([])
  expect(leads('session')).toEqual([])
  for (const { name, shape } of entries)
    for (const one of shape.steps.flat())
      expect(shape.way, `${name}: ${one.name}`).toEqual(expect.arrayContaining(one.leads ?? []))
})

test('a way ends once, at its last step', async () => {
  for (const { name, shape } of await chartEntries()) {
    const states = shape.steps.flat()
    const kinds = shape.way.slice(0, -1).map((state) => states.find((one) => one.name === state)?.kind)
    expect(kinds, name).not.toContain('end')
  }
})

test('of what goes on side by side each part is one, and says what it can be', async () => {
  const entries = await chartEntries()
  const partsOf = (name: string) =>
    entries.find((entry) => entry.name === name)?.shape.steps[0]?.map((one) => [one.name, one.states])
  expect(partsOf('fileDrop')).toEqual([
    ['drag', ['idle', 'active']],
    ['fault', ['none', 'told']],
  ])
  expect(partsOf('session')?.map(([name]) => name)).toEqual(['person', 'link', 'proof', 'leaving'])
  expect(partsOf('session')?.[1]).toEqual(['link', ['none', 'carried']])
  // What comes one after the other needs none.
  expect(partsOf('toast')).toEqual([['shown', undefined]])
})

test('it goes from step to step, says what ends it and how much is folded, and all of them together are light', async () => {
  const entries = await chartEntries()
  const of = (name: string) =>
    entries.find((entry) => entry.name === name)?.shape.steps.map((step) => step.map((one) => one.name))
  expect(of('paymentRun')).toEqual([['prepared'], ['approved', 'voided'], ['sent'], ['answered']])
  expect(of('donation')?.[0]).toEqual(['tracked'])
  const shapes = (chart: string) => entries.find(({ name }) => name === chart)?.shape.steps.flat() ?? []
  expect(
    shapes('paymentRun')
      .filter(({ kind }) => kind === 'end')
      .map(({ name }) => name),
  ).toEqual(['voided', 'answered'])
  const folded = entries.flatMap(({ shape }) => shape.steps.flat()).filter(({ inside }) => inside > 0)
  expect(folded.length).toBeGreaterThan(10)
  // What comes through a step beside the way says which.
  expect(shapes('causeReview').flatMap(({ name, from }) => (from === undefined ? [] : [[name, from]]))).toEqual([
    ['appealed', 'refused'],
    ['secondLook', 'appealed'],
  ])
  expect(shapes('donation').filter(({ from }) => from !== undefined)).toEqual([])
  expect(JSON.stringify(entries.map(({ shape }) => shape)).length).toBeLessThan(110_000)
})

test('charts that are said to work the same way do: they name each other, and do the same line by line', async () => {
  const records = await chartRecords()
  const slug = records.find(({ name }) => name === 'slugEdit')
  expect(slug?.alike).toContain('profileEdit')
  expect(records.find(({ name }) => name === 'donation')?.alike).toEqual([])
  const doneBy = ({ lines }: (typeof records)[number]) => lines.map((line) => ({ ...line, why: '' }))
  for (const record of records)
    for (const name of record.alike) {
      const other = records.find((one) => one.name === name)
      expect(other?.alike, name).toContain(record.name)
      expect(other && doneBy(other), name).toEqual(doneBy(record))
    }
})
