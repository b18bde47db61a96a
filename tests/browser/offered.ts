import type { Locator, Page } from '@playwright/test'
import { expect } from 'vitest'
import type { Exploration } from '../kit/explore.ts'
import { whyNoKeyReaches } from './key-reach.ts'
import type { PartDriver } from './part.ts'

const typeOf = (name: string) => name.split('#')[0] ?? name
const isMeant = (name: string, event: string) => event === name || typeOf(event) === name

/** The events of a chart that come from no actor of its own and no clock. */
const eventsOf = ({ edges }: Pick<Exploration, 'edges'>) => [
  ...new Set([...edges.values()].flat().flatMap(({ name }) => (name.includes(': ') ? [] : [name]))),
]

/** Every event is offered by a control, or it is said why not; and nothing else is said. */
export function checkEveryEventIsSaid({ chart, offered }: PartDriver, explored: Pick<Exploration, 'edges'>): void {
  const events = eventsOf(explored)
  const names = Object.keys(offered)
  const unsaid = events.filter((event) => !names.some((name) => isMeant(name, event)))
  expect(unsaid, `events of ${chart} without a word in \`offered\``).toEqual([])
  const unknown = names.filter((name) => !events.some((event) => isMeant(name, event)))
  expect(unknown, `what ${chart} accepts nowhere`).toEqual([])
}

interface Looked {
  name: string
  control: Locator
  isOffered: boolean
}

/** The controls that a driver names, and whether each is to be there in a state that accepts these events. */
export function controlsIn({ offered, passes }: PartDriver, page: Page, value: string, accepted: readonly string[]): Looked[] {
  if (passes?.includes(value)) return []
  return Object.entries(offered).flatMap(([name, one]) => {
    if ('noControl' in one) return []
    const [control, butNot] = typeof one === 'function' ? [one, {}] : [one.control, one.butNot]
    return { name, control: control(page), isOffered: accepted.some((event) => isMeant(name, event)) && !(value in butNot) }
  })
}

/** Which of these somebody can get at: neither shut off nor behind a dialog that needs an answer. It runs in the page. */
export function withinReach(found: Element[]): number[] {
  const layer = [...document.querySelectorAll('dialog[open]')].at(-1)
  return found.flatMap((one, index) => (!one.closest('[inert]') && (!layer || layer.contains(one)) ? [index] : []))
}

/** In Chromium what `checkOffered` looks at in jsdom. */
export async function checkOfferedInBrowser(
  page: Page,
  driver: PartDriver,
  value: string,
  accepted: readonly string[],
): Promise<void> {
  for (const { name, control, isOffered } of controlsIn(driver, page, value, accepted)) {
    const usable = control.and(page.locator(':not([aria-disabled=true]):not(:disabled)')).filter({ visible: true })
    const reached = () => usable.evaluateAll(withinReach)
    await expect
      .poll(async () => (await reached()).length > 0, { interval: 20, message: `${name} is offered in ${value}` })
      .toBe(isOffered)
    if (!isOffered) continue
    const [index = 0] = await reached()
    expect(await usable.nth(index).evaluate(whyNoKeyReaches), `${name} in ${value}`).toBe(null)
  }
}
