import type { Locator, Page } from '@playwright/test'
import type { AnyStateMachine, StateValue } from 'xstate'

type Node = AnyStateMachine['root']
type Method = 'POST' | 'PUT' | 'DELETE'

/** One call. Whatever isn't said here isn't in it: a body that is left out means that none is sent, and so do parameters of the address. */
export interface Ask {
  method: 'GET' | 'PATCH' | Method
  path: string | RegExp
  query?: object
  body?: unknown
}
/**
 * `after`: the last of these happenings on the way decides what is asked; `begins` stands for none of them. `each`: the first such happening asks the first of the list, and so on,
 * from the beginning again after the last.
 */
export type Asks = Ask | { after: Record<string, Asks> } | { each: string; asks: Ask[] }

/** How a chart's happenings are caused, and its states seen, in the real app. */
export interface Driver {
  chart: string
  signsIn: boolean
  /** States in which the chart begins for somebody who is signed in. */
  signedInAt?: string[]
  /** Part of the chart's context with which it begins for them, where the state is the same for everybody. */
  signedInWith?: object
  signsInAs?: 'support' | 'admin'
  /** Happenings that the app causes by itself in these states: no control stands for them there. */
  byItself?: Record<string, string[]>
  /** Names of happenings that the app can only cause in these states. */
  onlyIn?: Record<string, string[]>
  /** Part of the chart's context without which the app can't cause a happening. */
  onlyWith?: Record<string, object>
  /** True when `open` can begin in every state that the chart begins in. */
  beginsAnywhere?: true
  /** `start` is the state in which the chart begins, for charts that begin in several. */
  open(page: Page, start: string): Promise<void>
  /** Each event of a person: what they use, and how. A control that is there and not off means that the chart accepts the event. */
  controls: Record<string, { control(page: Page): Locator; use(page: Page): Promise<void> }>
  /** Happenings that come from outside of the page and have no control: a window that closes, an answer of another site. */
  happens?: Record<string, (page: Page) => Promise<unknown>>
  /** The same in the words of scripts to follow by hand, where nothing on the page is used for it. */
  outside?: Record<string, string>
  /** Happenings with something made up, such as the code of an email that nobody has sent. */
  madeUp?: string[]
  /** What the server always says, besides what the actors ask: details by path, with the method before it where that is not GET. */
  always?: Record<string, unknown>
  /** Which request an actor makes, and what the server answers for each of its outcomes. */
  actors: Record<
    string,
    {
      request: RegExp
      /** So many requests of this kind belong to the page itself and come first. */
      skips?: number
      /** So many are the page's own and come right after the actor's first. */
      leads?: number
      /** Once this actor has been answered, requests of this kind are the page's own again. */
      until?: string
      /** Where another actor asks the same address in another way. */
      method?: Method
      /** What matches is answered by the server itself, before the request that counts. */
      passes?: RegExp
      /** Only requests that ask for this kind of answer. */
      accepts?: string
      answers: Record<
        string,
        { status: number; details?: unknown; code?: string; fields?: Record<string, string>; text?: string } | 'lost'
      >
      /** Where not every answer can follow all that is asked: the first whose part of the chart's context is there says which can. */
      followed?: { context: object; by: string[] }[]
    }
  >
  /** What each actor asks of the server, from the specification and what this driver types, never from the code that asks. Checked before each answer. */
  asks?: Record<string, Asks>
  /** Pinned journeys of the chart, by name, that are walked besides: for what is asked depends on more than the state. */
  walks?: string[]
  /** Something of it outlives its screen, so that each route begins with a page that is loaded anew. */
  opensAnew?: true
  /** It begins with what the page was loaded with, or writes into the page, so that it goes on in no page of another chart. */
  ownPage?: true
  /** States that are another page's already, so that nothing of this chart's can be looked at. */
  leaves?: string[]
  /** What a person sees in each state. */
  sees: Record<string, (page: Page) => Locator>
  /** Its routes log the same people in for real, so they are walked one after the other. */
  oneAtATime?: true
  /** Events of a field with a list: it can be typed into in every state, so they have no control that comes and goes. */
  inField?: string[]
  /** Why it is walked in Chromium along every transition, and in jsdom not at all. */
  needsBrowser?: string
  /** Makes controls visible that stand behind a panel. */
  unfold?(page: Page): Promise<void>
}

/** The innermost states of a chart without regions by their names, each as `byItself` and `sees` write it. */
export function valuesOf({ root }: AnyStateMachine): Record<string, string> {
  const leaves = (node: Node): Node[] => {
    const inside = Object.values(node.states)
    return inside.length === 0 ? [node] : inside.flatMap(leaves)
  }
  const valueAt = ({ key, path }: Node) =>
    path.slice(0, -1).reduceRight<StateValue>((inside, around) => ({ [around]: inside }), key)
  return Object.fromEntries(leaves(root).map((leaf) => [leaf.key, JSON.stringify(valueAt(leaf))]))
}
/** All of them but these. */
export const valuesBut = (machine: AnyStateMachine, ...without: string[]) =>
  Object.entries(valuesOf(machine)).flatMap(([name, value]) => (without.includes(name) ? [] : [value]))

export const main = (page: Page) => page.getByRole('main')
export const button = (name: string | RegExp) => (page: Page) =>
  main(page).getByRole('button', { name, exact: typeof name === 'string' })
export const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { level: 1, name })
export const click = (control: (page: Page) => Locator) => ({ control, use: (page: Page) => control(page).first().click() })

/** Something is under way. */
export const busy = (page: Page) => page.locator('[aria-busy=true]')
export const busyButton = (page: Page) => main(page).locator('button[aria-busy=true]')

export const failures = { error: 'lost' } as const
export const done = { status: 200, details: {} }
/** A form that is saved, or refused for these fields. */
export const saveActor = (request: RegExp, fields: Record<string, string>): Driver['actors'][string] => ({
  request,
  answers: { 'done#1': done, 'done#2': { status: 422, code: 'validation', fields }, ...failures },
})
/** The chart's own fixtures, as the server's answers. */
export const answersOf = (outputs: unknown[], name: string) =>
  Object.fromEntries(outputs.map((output, index) => [`done#${index + 1}`, { status: 200, details: { [name]: output } }]))

/** The question with this title: what fills it in, and the button that answers this very question. */
export function answering(title: string, fill: (page: Page) => Promise<unknown>, name = 'Continue') {
  const control = (page: Page) =>
    main(page)
      .filter({ has: heading(title)(page) })
      .getByRole('button', { name, exact: true })
  return {
    control,
    use: async (page: Page) => {
      await fill(page)
      await control(page).click()
    },
  }
}
