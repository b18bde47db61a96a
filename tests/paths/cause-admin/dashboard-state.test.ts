import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { activeCauseMachine } from '#machines/cause-admin/active-cause/active-cause.machine.ts'
import { wholeDashboard } from '#machines/cause-admin/dashboard/dashboard.fixtures.ts'
import { type DashboardFound, dashboardMachine } from '#machines/cause-admin/dashboard/dashboard.machine.ts'
import { dashboardPeriodMachine } from '#machines/cause-admin/dashboard-period/dashboard-period.machine.ts'
import { dismissedHere } from '#web/features/cause-admin/onboarding/onboarding.implementations.ts'

test('D-037 the dashboard keeps the cause with its logo, which one is active, its figures, the chosen period, whether it has begun, and what was dismissed', async () => {
  const logoHttps = 'https://www.farthing.example/images/logo.png'
  const found: DashboardFound = {
    ...wholeDashboard,
    cause: wholeDashboard.cause && { ...wholeDashboard.cause, logoHttps },
  }
  const asked: unknown[] = []
  const dashboard = createActor(
    dashboardMachine.provide({
      actors: {
        readDashboard: fromPromise<DashboardFound, { causeId: number | null }>(async ({ input }) => {
          asked.push(input)
          return found
        }),
      },
    }),
    { input: { causeId: 1, isSignedIn: true } },
  ).start()
  // Nothing is shown before it has begun.
  expect(dashboard.getSnapshot().context.found).toBeNull()
  await waitFor(dashboard, (snapshot) => snapshot.matches('shown'))
  expect(dashboard.getSnapshot().context).toMatchObject({
    causeId: 1,
    found: { cause: { name: 'Abbotsmere Hospice', logoHttps }, stats: found.stats },
  })
  expect(Object.keys(found.stats ?? {})).toEqual(expect.arrayContaining(['allTime', 'yearToDate', 'monthToDate']))
  // D-040: with another cause nothing of the first one stays.
  dashboard.send({ type: 'cause.changed', causeId: 2 })
  expect(dashboard.getSnapshot().context).toMatchObject({ causeId: 2, found: null })
  await waitFor(dashboard, (snapshot) => snapshot.matches('shown'))
  expect(asked).toEqual([{ causeId: 1 }, { causeId: 2 }])

  const period = createActor(dashboardPeriodMachine).start()
  expect(period.getSnapshot().value).toBe('monthToDate')
  period.send({ type: 'period.chosen', period: 'allTime' })
  expect(period.getSnapshot().value).toBe('allTime')

  const kept: unknown[] = []
  const active = createActor(
    activeCauseMachine.provide({
      actors: {
        readChoice: fromPromise<number | null>(async () => 2),
        keepChoice: fromPromise<void, { id: number | null }>(async ({ input }) => void kept.push(input.id)),
      },
    }),
  ).start()
  active.send({ type: 'causes.known', causes: [1, 2] })
  await waitFor(active, (snapshot) => snapshot.context.active === 2)
  active.send({ type: 'cause.chosen', id: 1 })
  await waitFor(active, (snapshot) => snapshot.context.active === 1)
  await expect.poll(() => kept).toContain(1)
  expect(dismissedHere).toBeInstanceOf(Set)
})
