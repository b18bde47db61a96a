import { type Actor, createActor, fromCallback } from 'xstate'
import type { sessionMachine } from '#machines/session/session/session.machine.ts'
import { appMachine } from '#machines/shell/app/app.machine.ts'
import type { appBannerMachine } from '#machines/shell/app-banner/app-banner.machine.ts'
import type { headerBannersMachine } from '#machines/shell/header-banners/header-banners.machine.ts'
import type { pageLoadMachine } from '#machines/shell/page-load/page-load.machine.ts'
import type { toastStackMachine } from '#machines/ui/toast-stack/toast-stack.machine.ts'
import { knownChart } from './known-chart.ts'

/** The charts of a session with what they do in a browser: calls and shapes that a visitor's page does without. */
export interface SessionCharts {
  session: typeof sessionMachine
  pageLoad: typeof pageLoadMachine
}

/** The charts of what has its place at the end of a page. */
export interface BannerCharts {
  appBanner: typeof appBannerMachine
  headerBanners: typeof headerBannersMachine
}

interface Charts extends SessionCharts, BannerCharts {
  toastStack: typeof toastStackMachine
}

/** F-070: the one system of actors of a page. */
export function createPageApp() {
  let charts: Partial<Charts> = {}
  function chartOf<Name extends keyof Charts>(name: Name): Charts[Name] {
    const chart = charts[name]
    if (!chart) throw new Error(`${name} is opened with its chart.`)
    return chart
  }
  const actor: Actor<typeof appMachine> = createActor(
    appMachine.provide({
      actors: {
        session: knownChart(() => chartOf('session')),
        pageLoad: knownChart(() => chartOf('pageLoad')),
        toastStack: knownChart(() => chartOf('toastStack')),
        appBanner: knownChart(() => chartOf('appBanner')),
        headerBanners: knownChart(() => chartOf('headerBanners')),
        watchIdentity: fromCallback(({ sendBack }) => {
          const asked = actor.getSnapshot().children.session?.on('person.asked', () => sendBack({ type: 'identity.changed' }))
          return () => asked?.unsubscribe()
        }),
      },
    }),
  ).start()
  return {
    actor,
    openSession(opened: SessionCharts, hasLink: boolean) {
      charts = { ...charts, ...opened }
      actor.send({ type: 'session.opened', hasLink })
      const { session } = actor.getSnapshot().children
      if (!session) throw new Error('The session is there once it was opened.')
      return session
    },
    openBanners(opened: BannerCharts, offersApp: boolean) {
      charts = { ...charts, ...opened }
      actor.send({ type: 'banners.opened', offersApp })
    },
    /** Short messages, by id; each has a chart of its own. */
    openNotices(toastStack: Charts['toastStack']) {
      charts = { ...charts, toastStack }
      actor.send({ type: 'notices.opened' })
      const { toastStack: notices } = actor.getSnapshot().children
      if (!notices) throw new Error('Messages are there once they were opened.')
      return notices
    },
  }
}
export type PageApp = ReturnType<typeof createPageApp>

/** The page's own; tests make others, one for each tab. */
export const pageApp = createPageApp()
