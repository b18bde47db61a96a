// @vitest-environment jsdom
import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouterHistory,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { createElement, useSyncExternalStore } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from '#web/layouts/page-rules.ts'
import { useStepAddress } from '#web/ui/step-address.ts'

const steps = ['first', 'second', 'third'] as const
type Step = (typeof steps)[number]

/** A wizard's chart as the bridge knows it: it goes back to every step that it has been in, and no further on. */
function createChart() {
  let shown: Step = 'first'
  let furthest = 0
  const listeners = new Set<() => void>()
  function move(step: Step): void {
    furthest = Math.max(furthest, steps.indexOf(step))
    shown = step
    for (const listener of listeners) listener()
  }
  return {
    now: () => shown,
    answer: (step: Step) => act(() => move(step)),
    show: (step: Step) => {
      if (steps.indexOf(step) <= furthest) move(step)
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

let chart: ReturnType<typeof createChart>
let history: RouterHistory
/** Addresses that are on their way: each waits until the test lets it arrive. */
let held: (() => void)[]
let isHolding: boolean
let openElsewhere: () => void

function Wizard() {
  const current = useSyncExternalStore(chart.subscribe, chart.now)
  useStepAddress(steps, current, chart.now, chart.show)
  return createElement('h1', null, current)
}

async function open(address: string): Promise<void> {
  window.history.replaceState(null, '', address)
  history = createBrowserHistory()
  history.block({
    blockerFn: async () => {
      if (isHolding) await new Promise<void>((arrive) => held.push(arrive))
      return false
    },
  })
  const root = createRootRoute({ staticData: page('R-001'), component: Outlet })
  const routeTree = root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/wizard', staticData: page('R-010'), component: Wizard }),
    createRoute({
      getParentRoute: () => root,
      path: '/elsewhere',
      staticData: page('R-008'),
      loader: () =>
        new Promise<void>((done) => {
          openElsewhere = done
        }),
      component: () => createElement('h1', null, 'elsewhere'),
    }),
  ])
  const router = createRouter({ routeTree, history })
  // The types of the app's own router are registered; this one has two pages.
  render(createElement(RouterProvider, { router: router as never }))
  await screen.findByRole('heading')
}

/** The next address arrives. */
const arrive = () =>
  act(async () => {
    held.shift()?.()
  })
const shown = () => screen.getByRole('heading').textContent
const address = () => location.pathname + location.search

beforeEach(() => {
  chart = createChart()
  held = []
  isHolding = false
  // jsdom has no window to scroll.
  window.scrollTo = () => {}
})
afterEach(() => {
  cleanup()
  history.destroy()
})

test('an address that the wizard has asked for, and that comes when the person has gone on, is no press of Back', async () => {
  isHolding = true
  await open('/wizard?from=here')
  await waitFor(() => expect(held).toHaveLength(1))
  chart.answer('second')
  await waitFor(() => expect(held).toHaveLength(2))
  await arrive()
  expect(shown()).toBe('second')
  await arrive()
  expect(shown()).toBe('second')
  await waitFor(() => expect(address()).toBe('/wizard?from=here&step=second'))
  isHolding = false
  await act(async () => chart.answer('third'))
  await waitFor(() => expect(address()).toBe('/wizard?from=here&step=third'))
  await act(async () => window.history.back())
  await waitFor(() => expect(shown()).toBe('second'))
  expect(address()).toBe('/wizard?from=here&step=second')
})

test('two steps there and back before an address has come leave every press of Back its meaning', async () => {
  await open('/wizard')
  await waitFor(() => expect(address()).toBe('/wizard?step=first'))
  await act(async () => chart.answer('second'))
  await waitFor(() => expect(address()).toBe('/wizard?step=second'))
  isHolding = true
  await act(async () => chart.answer('third'))
  await act(async () => chart.answer('second'))
  await waitFor(() => expect(held).toHaveLength(2))
  await arrive()
  await arrive()
  isHolding = false
  await waitFor(() => expect(address()).toBe('/wizard?step=second'))
  expect(shown()).toBe('second')
  for (const step of ['third', 'second', 'first'] as const) {
    await act(async () => window.history.back())
    await waitFor(() => expect(shown()).toBe(step))
    await waitFor(() => expect(address()).toBe(`/wizard?step=${step}`))
  }
})

test('Back, Forward and an address that the chart does not allow', async () => {
  await open('/wizard?step=third')
  await waitFor(() => expect(address()).toBe('/wizard?step=first'))
  await act(async () => chart.answer('second'))
  await waitFor(() => expect(address()).toBe('/wizard?step=second'))
  await act(async () => window.history.back())
  await waitFor(() => expect(shown()).toBe('first'))
  await act(async () => window.history.forward())
  await waitFor(() => expect(shown()).toBe('second'))
  expect(address()).toBe('/wizard?step=second')
})

test('an answer that comes while another page is on its way writes no step into that page’s address', async () => {
  await open('/wizard')
  await waitFor(() => expect(address()).toBe('/wizard?step=first'))
  await act(async () => history.push('/elsewhere'))
  await act(async () => chart.answer('second'))
  expect(address()).toBe('/elsewhere')
  await act(async () => openElsewhere())
  await waitFor(() => expect(shown()).toBe('elsewhere'))
  await act(async () => window.history.back())
  await waitFor(() => expect(address()).toBe('/wizard?step=first'))
})
