import { expect } from 'vitest'
import { coverRoutes, type Route, routesAlong } from '../kit/cover.ts'
import { explore } from '../kit/explore.ts'
import { isWhole } from '../kit/matrix.ts'
import type { Chart } from '../kit/registry.ts'
import type { Driver } from './driver.ts'
import { checkEveryEventIsSaid } from './offered.ts'
import { canCausePart, type PartDriver } from './part.ts'
import { canCause } from './walk-route.ts'

/** The routes of a driver through its chart: each transition and each state once, and the pinned journeys that it names. */
export function routesOf(driver: Driver, { machine, fixtures }: Chart): Route[] {
  const explored = explore(machine, fixtures)
  const covering = coverRoutes(explored, (...happening) => canCause(driver, ...happening), {
    fromEveryStart: driver.beginsAnywhere,
    isWhole,
    // What is not seen cannot be waited for, and would pile up on a long way.
    ...(driver.inField ? { longest: 0 } : {}),
  })
  const pinned = fixtures.pinned.filter(({ name }) => driver.walks?.includes(name))
  expect(pinned.map(({ name }) => name).sort()).toEqual((driver.walks ?? []).toSorted())
  const along = routesAlong(
    explored,
    pinned.map(({ events }) => events),
  )
  const routes = [...covering, ...along]
  const reached = new Set(routes.flatMap((route) => route.values))
  expect(Object.keys(driver.sees).filter((value) => !reached.has(value))).toEqual([])
  return routes
}

/** The routes of a part’s driver through its chart: each transition and each state once. */
export function routesOfPart(driver: PartDriver, { machine, fixtures }: Chart): Route[] {
  const explored = explore(machine, fixtures)
  checkEveryEventIsSaid(driver, explored)
  const routes = coverRoutes(explored, (name, from) => canCausePart(driver, name, from), {
    fromEveryStart: driver.beginsAnywhere,
    isWhole,
    ...(driver.leavesPage ? { longest: 0 } : {}),
  })
  const reached = new Set(routes.flatMap((route) => route.values))
  expect(Object.keys(driver.sees).filter((value) => !reached.has(value))).toEqual([])
  return routes
}
