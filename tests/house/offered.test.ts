import type { Locator, Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { checkEveryEventIsSaid, controlsIn } from '../browser/offered.ts'
import type { PartDriver } from '../browser/part.ts'

const edge = (name: string) => ({ name, to: '', taken: [] })
const explored = { edges: new Map([['"shut"', ['door.opened', 'name.typed#2', 'knock: done', 'after: a while'].map(edge)]]) }
const control = (): Locator => ({}) as Locator // nobody uses it
const driverWith = (offered: PartDriver['offered'], passes: string[] = []): PartDriver => ({
  chart: 'door',
  offered,
  passes,
  opens: async () => {},
  does: {},
  sees: {},
})
const said = { 'door.opened': control, 'name.typed': { noControl: 'it’s a key' } }

test('a part that leaves an event without a word fails, and so does one that names what its chart accepts nowhere', () => {
  expect(() => checkEveryEventIsSaid(driverWith(said), explored)).not.toThrow()
  expect(() => checkEveryEventIsSaid(driverWith({ 'door.opened': control }), explored)).toThrow(/without a word/)
  expect(() => checkEveryEventIsSaid(driverWith({ ...said, 'door.painted': control }), explored)).toThrow(/accepts nowhere/)
})

test('a control is looked for where its event is accepted, in any of its cases, but for states that say why not, and those that are over at once', () => {
  const driver = driverWith(
    {
      'door.opened': { control, butNot: { '"stuck"': 'it doesn’t move' } },
      'name.typed': control,
      'bell.rung': { noControl: 'x' },
    },
    ['"swinging"'],
  )
  const lookedIn = (value: string, ...accepted: string[]) =>
    controlsIn(driver, {} as Page, value, accepted).map(({ name, isOffered }) => [name, isOffered]) // nobody looks at it
  expect(lookedIn('"shut"', 'door.opened')).toEqual([
    ['door.opened', true],
    ['name.typed', false],
  ])
  expect(lookedIn('"stuck"', 'door.opened', 'name.typed#2')).toEqual([
    ['door.opened', false],
    ['name.typed', true],
  ])
  expect(lookedIn('"swinging"', 'door.opened')).toEqual([])
})
