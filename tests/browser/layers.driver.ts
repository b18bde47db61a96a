import { type Page, expect as see } from '@playwright/test'
import { openGallery } from './gallery.steps.ts'
import { type PartDriver, press, pressBehind } from './part.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'A modal' })
const overlay = (page: Page) => page.getByRole('dialog', { name: 'An overlay' })
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })
const toast = (page: Page) => messages(page).getByText(/^(Success toast|Loading toast|End the loading toast)$/)
const picture = (page: Page) => page.getByRole('img', { name: 'The logo' })

/** A toast stays for long where the pointer, the focus or both hold it, and while it loads. */
const seenToasts = Object.fromEntries(
  ['loading', 'visible', 'held'].flatMap((life) =>
    ['away', 'over'].flatMap((pointer) =>
      ['outside', 'inside'].flatMap((focus): [string, PartDriver['sees'][string]][] => {
        const isHeld = pointer === 'over' || focus === 'inside'
        if (life !== 'loading' && isHeld !== (life === 'held')) return []
        const seen = async (page: Page) => {
          if (life !== 'visible') await page.clock.runFor(20_000)
          await see(toast(page)).toBeVisible()
        }
        return [[JSON.stringify({ shown: { life, pointer, focus } }), seen]]
      }),
    ),
  ),
)

const toastWords = Object.fromEntries(
  Object.keys(seenToasts).map((value) => {
    if (value.includes('"visible"')) return [value, 'the message, which goes by itself in two seconds']
    return [value, value.includes('"loading"') ? 'the message, which stays as long as it loads' : 'that the message stays']
  }),
)

/** What lies over a page. */
export const layerPartDrivers: PartDriver[] = [
  {
    chart: 'modal',
    isMoving: true,
    opens: openGallery,
    offered: {
      'modal.opened': {
        control: (page) => press(page, 'Open the modal'),
        butNot: { '"fadingOut"': 'the page is behind it until it’s gone; what opens it again is the page itself' },
      },
      'modal.closed': (page) => dialog(page).getByRole('button', { name: 'Close', exact: true }),
    },
    does: {
      'modal.opened': ({ page }) => pressBehind(page, 'Open the modal'),
      'modal.closed': ({ page }) => page.keyboard.press('Escape'),
      'after: fadeIn': ({ pass }) => pass(50),
      'after: fadeOut': ({ pass }) => pass(300),
    },
    outside: {
      'modal.opened': 'Press the button “Open the modal”',
    },
    sees: {
      '"closed"': (page) => see(dialog(page)).toBeHidden(),
      '"fadingIn"': (page) => see(dialog(page)).toHaveCSS('transition-duration', '0.05s'),
      '"open"': (page) => see(dialog(page)).toHaveCSS('transition-duration', '0s'),
      '"fadingOut"': (page) => see(dialog(page)).toHaveCSS('transition-duration', '0.3s'),
    },
    inWords: {
      '"fadingIn"': 'that the dialog “A modal” comes up',
      '"fadingOut"': 'that the dialog “A modal” fades away',
    },
  },
  {
    chart: 'lightbox',
    opens: openGallery,
    offered: {
      'picture.opened': (page) => press(page, 'Open the lightbox'),
      'action.chosen': (page) => press(page, 'Download'),
      'picture.dismissed': (page) => press(page, 'Close the picture'),
    },
    does: {
      async 'picture.opened'({ page, pass }) {
        await pressBehind(page, 'Open the lightbox')
        await pass(100)
      },
      'action.chosen': ({ page }) => press(page, 'Download').click(),
      async 'picture.dismissed'({ page, pass }) {
        await page.keyboard.press('Escape')
        await pass(400)
      },
    },
    outside: {
      'picture.opened': 'Press the button “Open the lightbox”',
    },
    sees: {
      '"closed"': (page) => see(picture(page)).toBeHidden(),
      '"open"': (page) => see(picture(page)).toBeVisible(),
    },
    inWords: {
      '"closed"': 'that no picture covers the page',
      '"open"': 'the picture “The logo” over the whole page',
    },
  },
  {
    chart: 'overlay',
    opens: openGallery,
    offered: {
      'overlay.opened': {
        control: (page) => press(page, 'Open the fading overlay'),
        butNot: { '"leaving"': 'the page is behind it until it’s gone; what opens it again is the page itself' },
      },
      'overlay.closed': (page) => press(page, 'Close the overlay'),
    },
    does: {
      'overlay.opened': ({ page }) => pressBehind(page, 'Open the fading overlay'),
      'overlay.closed': ({ page }) => page.keyboard.press('Escape'),
      'after: visibleAfter': ({ pass }) => pass(100),
      'after: hiddenAfter': ({ pass }) => pass(300),
    },
    outside: {
      'overlay.opened': 'Press the button “Open the fading overlay”',
    },
    sees: {
      '"hidden"': (page) => see(overlay(page)).toHaveCount(0),
      '"entering"': (page) => see(overlay(page)).toHaveCSS('opacity', '0'),
      '"visible"': (page) => see(overlay(page)).toHaveCSS('opacity', '1'),
      '"leaving"': (page) => see(overlay(page)).toHaveCSS('opacity', '0'),
    },
    inWords: {
      '"entering"': 'that the dialog “An overlay” comes up',
      '"leaving"': 'that the dialog “An overlay” fades away',
    },
  },
  {
    chart: 'toast',
    beginsAnywhere: true,
    async opens(stage, start) {
      await openGallery(stage)
      await press(stage.page, start.includes('"loading"') ? 'Loading toast' : 'Success toast').click()
      // What lies under the pointer is held.
      await stage.page.mouse.move(0, 0)
    },
    offered: {
      'toast.dismissed': (page) => press(page, 'Dismiss this message'),
      'toast.settled': { noControl: 'what it tells of has ended' },
      'pointer.entered': { noControl: 'the pointer comes over it' },
      'pointer.left': { noControl: 'the pointer leaves it' },
      'focus.entered': { noControl: 'the focus comes into it' },
      'focus.left': { noControl: 'the focus leaves it' },
    },
    does: {
      'toast.dismissed': ({ page }) => pressBehind(page, 'Dismiss this message'),
      // The gallery ends it well.
      'toast.settled#1': ({ page }) => pressBehind(page, 'End the loading toast'),
      'pointer.entered': ({ page }) => toast(page).hover(),
      'pointer.left': ({ page }) => page.mouse.move(0, 0),
      'focus.entered': ({ page }) => press(page, 'Dismiss this message').focus(),
      'focus.left': ({ page }) => press(page, 'Dismiss this message').blur(),
      'after: duration': ({ pass }) => pass(2000),
      'after: removal': ({ pass }) => pass(300),
    },
    outside: {
      'toast.dismissed': 'Press the button “Dismiss this message”',
      'toast.settled#1': 'Press the button “End the loading toast”',
      'pointer.left': 'Move the pointer away',
    },
    sees: {
      ...seenToasts,
      '"dismissed"': (page) => see(toast(page).locator('xpath=..')).toHaveCSS('opacity', '0'),
      '"removed"': (page) => see(toast(page)).toHaveCount(0),
    },
    inWords: {
      ...toastWords,
      '"dismissed"': 'that the message fades away',
      '"removed"': 'that there is no message any more',
    },
  },
]
