import { type Page, expect as see } from '@playwright/test'
import { go, stopTime } from '#tests/kit/site.ts'
import { type PartDriver, press, pressBehind, type Stage } from './part.ts'

async function openGallery({ page }: Stage) {
  await go(page, '/dev/ui')
  // Everything that waits for the first quiet moment is here before time stands.
  await page.waitForLoadState('networkidle')
  await stopTime(page)
}
const dialog = (page: Page) => page.getByRole('dialog', { name: 'A modal' })
const overlay = (page: Page) => page.getByRole('dialog', { name: 'An overlay' })
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })
const toast = (page: Page) => messages(page).getByText(/^(Success toast|Loading toast|End the loading toast)$/)
const picture = (page: Page) => page.getByRole('img', { name: 'The logo' })
const fileField = (page: Page) => page.locator('input[type=file]')
/** A file whose kind is wrong is told as such by the gallery. */
const give = (page: Page, name: string, mimeType: string) =>
  fileField(page).setInputFiles({ name, mimeType, buffer: Buffer.from('x') })
/** What somebody drags over it is seen at its edge. */
const dragged = (page: Page, type: 'dragover' | 'dragleave') => fileField(page).locator('xpath=..').dispatchEvent(type)
const list = (page: Page) => page.getByRole('listbox')
const field = (page: Page) => page.getByRole('combobox', { name: 'Search for a shop' })

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

export const uiPartDrivers: PartDriver[] = [
  {
    chart: 'collapsible',
    opens: openGallery,
    offered: { 'panel.toggled': (page) => press(page, 'A panel that opens') },
    does: { 'panel.toggled': ({ page }) => press(page, 'A panel that opens').click() },
    sees: {
      '"closed"': (page) => see(page.getByText('Its content.')).toBeHidden(),
      '"open"': (page) => see(page.getByText('Its content.')).toBeVisible(),
    },
  },
  {
    chart: 'modal',
    opens: openGallery,
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
    chart: 'fileDrop',
    needsBrowser: 'is told by the colours that are laid down',
    opens: openGallery,
    does: {
      'drag.entered': ({ page }) => dragged(page, 'dragover'),
      'drag.left': ({ page }) => dragged(page, 'dragleave'),
      'files.given#1': ({ page }) => give(page, 'me.png', 'image/png'),
      'fault.told': ({ page }) => give(page, 'me.txt', 'text/plain'),
      'fault.forgotten': ({ page }) => give(page, 'me.png', 'image/png'),
    },
    // The gallery looks at what was given at once: where something is wrong, the right file also says that nothing is any more.
    onlyIn: { 'files.given#1': ['{"drag":"idle","fault":"none"}', '{"drag":"active","fault":"none"}'] },
    outside: {
      'drag.entered': 'Drag a file over the field',
      'drag.left': 'Drag the file away again',
    },
    sees: Object.fromEntries(
      ['idle', 'active'].flatMap((drag) =>
        ['none', 'told'].map((fault): [string, PartDriver['sees'][string]] => [
          JSON.stringify({ drag, fault }),
          async (page) => {
            const wrong = page.getByText('This isn’t a picture. Choose a PNG or JPEG file.')
            await (fault === 'told' ? see(wrong).toBeVisible() : see(wrong).toBeHidden())
            const ground = drag === 'active' ? 'rgb(228, 239, 232)' : 'rgb(255, 255, 255)'
            await see(fileField(page).locator('xpath=..')).toHaveCSS('background-color', ground)
          },
        ]),
      ),
    ),
    inWords: {
      '{"drag":"idle","fault":"none"}': 'the field as usual, with nothing wrong',
      '{"drag":"active","fault":"none"}': 'that the field turns green',
      '{"drag":"idle","fault":"told"}': '“This isn’t a picture. Choose a PNG or JPEG file.”',
      '{"drag":"active","fault":"told"}': 'that the field turns green, and still says what is wrong',
    },
  },
  {
    chart: 'overlay',
    opens: openGallery,
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
      '"entering"': (page) => see(overlay(page).locator('xpath=..')).toHaveCSS('opacity', '0'),
      '"visible"': (page) => see(overlay(page).locator('xpath=..')).toHaveCSS('opacity', '1'),
      '"leaving"': (page) => see(overlay(page).locator('xpath=..')).toHaveCSS('opacity', '0'),
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
  {
    chart: 'suggestionList',
    async opens({ page }) {
      await go(page, '/how-it-works')
      await field(page).focus()
    },
    does: {
      'list.offered#1': async ({ page }) => field(page).fill((await field(page).inputValue()) === 'alder' ? 'ald' : 'alder'),
      'list.closed': ({ page }) => page.keyboard.press('Escape'),
      'highlight.next': ({ page }) => page.keyboard.press('ArrowDown'),
      'highlight.previous': ({ page }) => page.keyboard.press('ArrowUp'),
    },
    sees: {
      '"closed"': (page) => see(list(page)).toBeHidden(),
      '"open"': (page) => see(list(page).getByRole('option').first()).toBeVisible(),
    },
    inWords: {
      '"closed"': 'that there are no suggestions under the field',
    },
  },
]
