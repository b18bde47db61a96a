import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPages } from '../browser/demo-pages.ts'
import { forget } from '../kit/forget.ts'
import { empty } from '../kit/lent-page.ts'
import { type DemoPerson, enter, go, openSite, type TestSite } from '../kit/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite({ consentManager: 'own' })
})
afterAll(() => site.close())

declare global {
  interface Window {
    /** What Tab leads to in this page, numbered as it's met. */
    numberOf(element: Element): number
  }
}

/** Numbers everything that a person with a keyboard must reach. A group of choices is one stop. */
const stopsOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const numbers = new Map<Element, number>()
    window.numberOf ??= (element) => {
      const number = numbers.get(element) ?? numbers.size
      numbers.set(element, number)
      return number
    }
    const groups = new Set<string>()
    const found: Record<string, string> = {}
    // While a dialog asks, the rest of the page is out of reach.
    const within = document.querySelector('dialog:modal') ?? document
    for (const element of within.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    )) {
      if (element.tabIndex < 0 || element.closest('[inert]') || !element.checkVisibility({ visibilityProperty: true })) continue
      if ('disabled' in element && element.disabled) continue
      if (element instanceof HTMLInputElement && element.type === 'radio') {
        if (groups.has(element.name)) continue
        groups.add(element.name)
        found[`group ${element.name}`] = element.name
        continue
      }
      found[String(window.numberOf(element))] =
        (element.getAttribute('aria-label') ?? element.innerText ?? element.id).trim().slice(0, 60) ||
        element.outerHTML.slice(0, 90)
    }
    return found
  })

interface Stop {
  /** Null: the page's end, from where the browser's own controls are next. */
  stop: string | null
  name: string
  fault: 'is not in sight' | 'does not show that it has the focus' | null
}

/** Where the focus is, and whether a person sees it there. */
const stopNow = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null
    if (!element || element === document.body) return { stop: null, name: '', fault: null }
    const isRadio = element instanceof HTMLInputElement && element.type === 'radio'
    const stop = isRadio ? `group ${element.name}` : String(window.numberOf(element))
    const name = (element.getAttribute('aria-label') ?? element.innerText ?? element.id).trim().slice(0, 60)
    // A choice or a file field may be drawn by its label, and a link by the card that it fills.
    const drawn = [
      element,
      ...('labels' in element && element.labels ? (element.labels as NodeListOf<HTMLElement>) : []),
      element.parentElement,
      element.closest('h2, h3, b')?.parentElement,
      element.closest('li'),
      element.nextElementSibling,
    ]
    const around = drawn.filter((one): one is HTMLElement => one instanceof HTMLElement)
    const isSeen = around.some((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      const [x0, x1, y0, y1] = [Math.max(left, 0), Math.min(right, innerWidth), Math.max(top, 0), Math.min(bottom, innerHeight)]
      if (x1 <= x0 || y1 <= y0) return false
      return [0.5, 0.1, 0.9].some((part) => {
        const there = document.elementFromPoint(x0 + (x1 - x0) * part, y0 + (y1 - y0) * 0.5)
        return there !== null && (one.contains(there) || there.contains(element))
      })
    })
    const isMarked = around.some((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    return { stop, name, fault: !isSeen ? 'is not in sight' : isMarked ? null : 'does not show that it has the focus' }
  })

/** Goes through a page with Tab, from its beginning to its end, and says what is wrong on the way. */
async function tabThrough(page: Page): Promise<string[]> {
  const wrong: string[] = []
  const isAsked = await page.locator('dialog:modal').count()
  await page.evaluate(() => {
    if (document.querySelector('dialog:modal')) return
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo(0, 0)
    // From here the next Tab leads to the first stop.
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
  })
  const reached = new Set<string>()
  await stopsOf(page)
  let last: string | null = null
  for (let keys = 0; keys < 600; keys++) {
    await page.keyboard.press('Tab')
    const { stop, name, fault } = await stopNow(page)
    // A date is three stops in one field.
    if (stop !== null && stop === last) continue
    if (stop === null ? !isAsked || keys > 60 : reached.has(stop)) break
    last = stop
    if (stop === null) continue
    reached.add(stop)
    if (fault) wrong.push(`“${name}” ${fault}`)
  }
  // What scrolling brought to life is asked for too.
  for (const [stop, name] of Object.entries(await stopsOf(page)))
    if (!reached.has(stop)) wrong.push(`“${name}” is not reached by Tab`)
  return wrong
}

const walks = [null, 'supporter', 'admin', 'support'] as const
test.each(walks.flatMap((person) => [375, 1280].map((width): [DemoPerson | null, number] => [person, width])))(
  'as %s at %i px: every page of theirs is there, has one heading, fits, reports nothing, and is gone through by keyboard',
  async (person, width) => {
    const { page, context } = await site.open({
      viewport: { width, height: 900 },
      allow: /status of 40[14]/,
    })
    const wrong: string[] = []
    await page.goto(empty)
    await forget(page, context, undefined)
    await context.addCookies([{ name: 'consent', value: 'needed', url: site.server.address }])
    if (person) await enter(page, person)
    let walked = 0
    for (const { address } of (await demoPages(site)).filter((one) => one.person === person)) {
      await go(page, address)
      await page.waitForLoadState('networkidle')
      // An old address leads on to another page.
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      const headings = await page.getByRole('heading', { level: 1 }).count()
      if (headings !== 1) wrong.push(`${address} has ${headings} headings`)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      if (wide > width) wrong.push(`${address} is ${wide} px wide`)
      wrong.push(...(await tabThrough(page)).map((one) => `${address}: ${one}`))
      // What it asks at the first visit is gone through, then put away by the key that everybody tries.
      if ((await page.locator('dialog:modal').count()) > 0) {
        await page.keyboard.press('Escape')
        await page.locator('dialog:modal').waitFor({ state: 'hidden' })
        wrong.push(...(await tabThrough(page)).map((one) => `${address}: ${one}`))
      }
      walked += 1
    }
    await context.close()
    expect(walked).toBeGreaterThan(8)
    expect(wrong).toEqual([])
  },
)
