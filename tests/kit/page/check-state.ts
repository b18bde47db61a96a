import type { Page } from '@playwright/test'
import type { Driver } from '#tests/browser/driver.ts'
import { whyNoKeyReaches } from '#tests/browser/key-reach.ts'
import { controlsIn, withinReach } from '#tests/browser/offered.ts'
import type { PartDriver } from '#tests/browser/part.ts'
import { isOff } from './elements.ts'
import type { Locator } from './locator.ts'
import type { JsdomPage } from './page.ts'
import { breathe, until } from './until.ts'

const isOpenField = (value: string) => value === '{"focused":"suggestions"}' || value === '{"focused":"noResults"}'

/** Whether a state is seen, and the controls that a person can use there are exactly the events that the chart accepts. */
export async function checkState(page: JsdomPage, driver: Driver, value: string, offers: string[] | null): Promise<void> {
  const hand = page as unknown as Page // the part of it that drivers use
  const found = (locator: ReturnType<Driver['sees'][string]>) => locator as unknown as Locator // what this page's drivers answer
  const shown = driver.sees[value]
  if (!shown) throw new Error(`${driver.chart}: nobody says what is seen in ${value}`)
  await found(shown(hand))
    .first()
    .waitFor()
    .catch((cause) => {
      throw new Error(`${driver.chart} in ${value} is not seen: ${cause.message}`, { cause })
    })
  // Nobody is so quick that they act before the effects of what they see.
  await breathe()
  await breathe()
  if (driver.leaves?.includes(value)) return
  if (driver.inField)
    await page
      .getByRole('listbox')
      .first()
      .waitFor({ state: isOpenField(value) ? 'visible' : 'hidden' })
  if (offers === null) return
  await driver.unfold?.(hand)
  for (const [name, { control }] of Object.entries(driver.controls)) {
    if (driver.byItself?.[name]?.includes(value) || driver.inField?.includes(name)) continue
    await checkControl(page, control(hand), name, value, offers.includes(name))
  }
}

/** The same of a part: what its driver names for each event. */
export async function checkOffered(
  page: JsdomPage,
  driver: PartDriver,
  value: string,
  accepted: readonly string[],
): Promise<void> {
  const hand = page as unknown as Page // the part of it that drivers use
  // Nobody is so quick that they act before the effects of what they see.
  await breathe()
  await breathe()
  for (const { name, control, isOffered } of controlsIn(driver, hand, value, accepted)) {
    const locator = control as unknown as Locator // what this page's drivers answer
    const shownOnes = locator.filter({ visible: true })
    function reached(): Element | undefined {
      const usable = shownOnes.all().filter((one) => !isOff(one))
      return usable[withinReach(usable)[0] ?? -1]
    }
    await until(
      () => (reached() !== undefined) === isOffered,
      () => `${name} in ${value} is ${isOffered ? 'not ' : ''}offered`,
    )
    const shown = reached()
    const why = shown ? whyNoKeyReaches(shown) : null
    if (why) throw new Error(`${name} in ${value}: ${why}`)
  }
}

/** Whether a control is there for a person, and for one without a mouse, where the chart accepts its event, and nowhere else. */
async function checkControl(
  page: JsdomPage,
  control: ReturnType<Driver['sees'][string]>,
  name: string,
  value: string,
  isOffered: boolean,
): Promise<void> {
  const locator = control as unknown as Locator // what this page's drivers answer
  const usable = locator.and(page.locator(':not([aria-disabled=true])')).filter({ visible: true }).first()
  await usable.waitFor({ state: isOffered ? 'visible' : 'detached' }).catch((cause) => {
    throw new Error(`${name} in ${value} is ${isOffered ? 'not ' : ''}offered`, { cause })
  })
  const why = isOffered ? await usable.evaluate(whyNoKeyReaches) : null
  if (why) throw new Error(`${name} in ${value}: ${why}`)
}
