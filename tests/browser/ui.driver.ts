import { type Page, expect as see } from '@playwright/test'
import { go } from '#tests/kit/site.ts'
import { openGallery } from './gallery.steps.ts'
import { type PartDriver, press } from './part.ts'

const fileField = (page: Page) => page.locator('input[type=file]')
/** A file whose kind is wrong is told as such by the gallery. */
const give = (page: Page, name: string, mimeType: string) =>
  fileField(page).setInputFiles({ name, mimeType, buffer: Buffer.from('x') })
/** What somebody drags over it is seen at its edge. */
const dragged = (page: Page, type: 'dragover' | 'dragleave') => fileField(page).locator('xpath=..').dispatchEvent(type)
const list = (page: Page) => page.getByRole('listbox')
const field = (page: Page) => page.getByRole('combobox', { name: 'Search for a shop' })

export const uiPartDrivers: PartDriver[] = [
  {
    chart: 'collapsible',
    opens: openGallery,
    offered: {
      'panel.toggled': (page) => press(page, 'A panel that opens'),
      'panel.closed': { noControl: 'it’s a menu that closes once something in it is used' },
    },
    does: { 'panel.toggled': ({ page }) => press(page, 'A panel that opens').click() },
    sees: {
      '"closed"': (page) => see(page.getByText('Its content.')).toBeHidden(),
      '"open"': (page) => see(page.getByText('Its content.')).toBeVisible(),
    },
  },
  {
    chart: 'fileDrop',
    needsBrowser: 'is told by the colours that are laid down',
    opens: openGallery,
    offered: {
      'drag.entered': { noControl: 'something is dragged over it' },
      'drag.left': { noControl: 'what is dragged is taken away' },
      'files.given': (page) => page.locator('label').filter({ has: fileField(page) }),
      'fault.told': { noControl: 'whoever asked for the file has looked at it' },
      'fault.forgotten': { noControl: 'whoever asked for the file has looked at it' },
    },
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
    chart: 'suggestionList',
    async opens({ page }) {
      await go(page, '/how-it-works')
      await field(page).focus()
    },
    offered: {
      'list.offered': field,
      'list.closed': { noControl: 'it’s a key, or the focus leaves the field' },
      'highlight.next': { noControl: 'it’s an arrow key in the field' },
      'highlight.previous': { noControl: 'it’s an arrow key in the field' },
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
