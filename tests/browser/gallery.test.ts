import { expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { go, openSite, stopTime, type TestSite } from '../kit/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

async function gallery(options: Parameters<TestSite['open']>[0] = {}) {
  const { page } = await site.open(options)
  await page.clock.install()
  await go(page, '/dev/ui')
  // From here on only the test moves the time.
  await stopTime(page)
  return page
}

test('F-162, U-073, U-033, C-038 a modal fades in over 50 ms, takes the focus, keeps it, closes on Escape over 300 ms and gives it back', async () => {
  const page = await gallery({ isMoving: true })
  const opener = page.getByRole('button', { name: 'Open the modal' })
  await opener.click()
  const modal = page.getByRole('dialog', { name: 'A modal' })
  await see(modal).toBeVisible()
  // Of its styles only those of a fade have a transition.
  const fades = (seconds: string) => see(modal).toHaveCSS('transition-duration', seconds)
  await page.clock.runFor(49)
  await fades('0.05s')
  await page.clock.runFor(1)
  await fades('0s')
  await see(modal).toHaveCSS('opacity', '1')
  for (let presses = 0; presses < 4; presses++) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () =>
          document.activeElement === document.body || document.querySelector('dialog[open]')?.contains(document.activeElement),
      ),
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  await fades('0.3s')
  await page.clock.runFor(299)
  await see(modal).toHaveAttribute('open')
  await page.clock.runFor(1)
  await see(modal).toBeHidden()
  await see(opener).toBeFocused()
})

test('F-161, U-031, U-032 an overlay that fades or slides from the bottom is there at once, visible after 100 ms, gone after 300 ms', async () => {
  const page = await gallery()
  for (const name of ['Open the fading overlay', 'Open the sliding overlay']) {
    await page.getByRole('button', { name }).click()
    const overlay = page.getByRole('dialog', { name: 'An overlay' })
    await see(overlay).toHaveCount(1)
    await page.clock.runFor(99)
    await see(overlay).toHaveCSS('opacity', '0')
    // Of its own height it is below where it comes to stand.
    const isBelow = () =>
      overlay
        .locator('> div:first-child')
        .evaluate((box) => new DOMMatrix(getComputedStyle(box).transform).m42 / box.clientHeight)
    expect(await isBelow()).toBeCloseTo(name.includes('sliding') ? 1 : 0, 1)
    await page.clock.runFor(1)
    await see(overlay).toHaveCSS('opacity', '1')
    expect(await isBelow()).toBe(0)
    await see(overlay).toBeFocused()
    await page.keyboard.press('Escape')
    await page.clock.runFor(299)
    await see(overlay).toHaveCount(1)
    await page.clock.runFor(1)
    await see(overlay).toHaveCount(0)
    await see(page.getByRole('button', { name })).toBeFocused()
  }
})

test('F-163, U-034 the lightbox shows a picture with its action, and on phones too a button and words that dismiss it', async () => {
  const page = await gallery({ viewport: { width: 375, height: 740 } })
  const open = () => page.getByRole('button', { name: 'Open the lightbox' }).click()
  const picture = page.getByRole('dialog').getByRole('img', { name: 'The logo' })
  await open()
  await see(picture).toBeVisible()
  const download = page.getByRole('button', { name: 'Download' })
  // Lucide's: an arrow down into a tray.
  await see(download.locator('svg > path')).toHaveCount(3)
  await download.click()
  await see(page.getByRole('status').filter({ hasText: 'The picture was downloaded' })).toHaveCount(1)
  for (const name of ['Close', 'Close the picture']) {
    await see(page.getByRole('dialog').getByRole('button', { name, exact: true })).toBeInViewport()
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
    await page.clock.runFor(300)
    await see(picture).toHaveCount(0)
    await open()
  }
})

test('F-159, U-023, U-024, C-032…C-035 toasts stay 2 s (success), 4 s (error, blank), until they end (loading)', async () => {
  const page = await gallery()
  const messages = page.getByRole('region', { name: 'Messages' })
  const shown = (text: string) => messages.getByText(text, { exact: true })
  await page.getByRole('button', { name: 'Success toast' }).click()
  await page.getByRole('button', { name: 'Error toast' }).click()
  await page.getByRole('button', { name: 'Loading toast', exact: true }).click()
  await page.mouse.move(0, 0)
  await see(shown('Success toast')).toBeVisible()
  await page.clock.runFor(2400)
  await see(shown('Success toast')).toHaveCount(0)
  await see(shown('Error toast')).toBeVisible()
  await page.clock.runFor(2000)
  await see(shown('Error toast')).toHaveCount(0)
  await page.clock.runFor(60_000)
  await see(shown('Loading toast')).toBeVisible()
  await page.getByRole('button', { name: 'End the loading toast' }).click()
  await see(shown('End the loading toast')).toBeVisible()
  // It tells of a success by now, and stays as long as one.
  await page.mouse.move(0, 0)
  await page.clock.runFor(2400)
  await see(shown('End the loading toast')).toHaveCount(0)
})

test('X-054 pointing at a toast holds it, and so does the focus on its button; it goes when both have left it, or is dismissed', async () => {
  const page = await gallery()
  const blank = page.getByRole('button', { name: 'Blank toast' })
  await blank.click()
  const toast = page.getByRole('region', { name: 'Messages' }).getByText('Blank toast', { exact: true })
  const dismiss = page.getByRole('button', { name: 'Dismiss this message' })
  await toast.hover()
  await page.clock.runFor(20_000)
  await see(toast).toBeVisible()
  await dismiss.focus()
  await page.mouse.move(0, 0)
  await page.clock.runFor(20_000)
  await see(toast).toBeVisible()
  await dismiss.blur()
  await page.clock.runFor(4400)
  await see(toast).toHaveCount(0)
  await blank.click()
  await dismiss.click()
  await page.clock.runFor(400)
  await see(toast).toHaveCount(0)
})

test('C-036, F-160, U-025 at most twenty toasts, the oldest goes first; none is wider than 350 px', async () => {
  const page = await gallery()
  await page.getByRole('button', { name: 'Twenty-five toasts' }).click()
  const toasts = page.getByRole('button', { name: 'Dismiss this message' })
  await see(toasts).toHaveCount(20)
  await see(page.getByRole('region', { name: 'Messages' }).getByText('Toast 5', { exact: true })).toHaveCount(0)
  await see(page.getByRole('region', { name: 'Messages' }).getByText('Toast 25', { exact: true })).toHaveCount(1)
  expect(
    await toasts
      .first()
      .locator('xpath=..')
      .evaluate((element) => element.getBoundingClientRect().width),
  ).toBeLessThanOrEqual(350)
})

test('U-075 what went well is spoken politely, errors at once', async () => {
  const page = await gallery()
  await page.getByRole('button', { name: 'Success toast' }).click()
  await page.getByRole('button', { name: 'Error toast' }).click()
  await see(page.getByRole('status').filter({ hasText: 'Success toast' })).toHaveCount(1)
  await see(page.getByRole('alert').filter({ hasText: 'Error toast' })).toHaveCount(1)
})

test('F-164, F-165, U-043, U-047 buttons that are busy or off do nothing and keep the focus, one with a target is a link; panels toggle', async () => {
  const page = await gallery()
  await see(page.getByRole('main').getByRole('link', { name: 'A link' })).toHaveAttribute('href', '/')
  await see(page.getByRole('button', { name: 'A link' })).toHaveCount(0)
  for (const name of ['Busy', 'Disabled']) {
    const button = page.getByRole('button', { name })
    await button.focus()
    await see(button).toBeFocused()
    await see(button).toHaveAttribute('aria-disabled', 'true')
  }
  const panel = page.getByRole('button', { name: 'A panel that opens' })
  await panel.press('Enter')
  await see(page.getByText('Its content.')).toBeVisible()
  await panel.press('Enter')
  await see(page.getByText('Its content.')).toBeHidden()
})

test('F-166, U-049, V-046, V-048…V-050 the drop area takes one file by its field or dropped, and says when it is the wrong kind', async () => {
  const page = await gallery()
  const field = page.locator('input[type=file]')
  await field.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('x') })
  await see(page.getByText('You chose me.png')).toBeVisible()
  await field.setInputFiles({ name: 'me.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await see(page.getByText('This isn’t a picture. Choose a PNG or JPEG file.')).toBeVisible()
  await see(field).toHaveAttribute('accept', 'image/png,image/jpeg')
  const drop = async (...names: string[]) => {
    const dataTransfer = await page.evaluateHandle((files) => {
      const carried = new DataTransfer()
      for (const name of files) carried.items.add(new File(['x'], name, { type: 'image/png' }))
      return carried
    }, names)
    await field.locator('xpath=..').dispatchEvent('drop', { dataTransfer })
  }
  await drop('dropped.png')
  await see(page.getByText('You chose dropped.png')).toBeVisible()
  await drop()
  await drop('one.png', 'two.png')
  await drop('again.png')
  await see(page.getByText('You chose again.png')).toBeVisible()
  await see(page.getByText(/You chose (one|two)/)).toHaveCount(0)
})

test('F-169, U-050, C-039 of three loading dots one stands out at a time, 400 ms each', async () => {
  const page = await gallery({ isMoving: true })
  const dots = page.getByRole('img', { name: 'Loading dots' }).locator('span > span')
  await see(dots).toHaveCount(3)
  // The style sheet's own clock, set by hand.
  const outstandingAt = (milliseconds: number) =>
    dots.evaluateAll((all, at) => {
      for (const dot of all)
        for (const animation of dot.getAnimations()) {
          animation.pause()
          animation.currentTime = at
        }
      return all.map((dot) => getComputedStyle(dot).opacity === '1')
    }, milliseconds)
  expect(await outstandingAt(1300)).toEqual([true, false, false])
  expect(await outstandingAt(1700)).toEqual([false, true, false])
  expect(await outstandingAt(2100)).toEqual([false, false, true])
  expect(await outstandingAt(2500)).toEqual([true, false, false])
})

test('U-048 a checkbox has a label that is pressed like it, and a line below that describes it', async () => {
  const page = await gallery()
  const box = page.getByRole('checkbox', { name: 'I agree', exact: true })
  await see(box).toHaveAccessibleDescription('You can change your mind')
  await page.getByText('I agree', { exact: true }).click()
  await see(box).toBeChecked()
  await box.press('Space')
  await see(box).not.toBeChecked()
})

test('U-076 with reduced motion nothing moves', async () => {
  const page = await gallery()
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((element) => {
        const { animationDuration, transitionDuration } = getComputedStyle(element)
        return !/^0s(, 0s)*$/.test(animationDuration) || !/^0s(, 0s)*$/.test(transitionDuration)
      }).length,
  )
  expect(moving).toBe(0)
})
