import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Elements } from '../kit/page/elements.ts'
import { Locator } from '../kit/page/locator.ts'

/** A page of this markup, in which drivers would look. */
function open(markup: string): Locator {
  document.body.innerHTML = markup
  const user = { click: async (element: Element) => (element as HTMLElement).click() } as unknown as UserEvent // all that is used here
  const ground = { document: () => document, elements: () => new Elements(document), user: () => user }
  return new Locator(ground, (scope) => [scope as Element]) // the document, which everything is looked for in
}

test('a control is found by its role and name; what is hidden from people is not', () => {
  const page = open(`
    <main><button>Save</button><button hidden>Save</button><div aria-hidden="true"><button>Save</button></div>
    <dialog><button>Save</button></dialog><details><summary>More</summary><button>Save</button></details>
    <button aria-label="Save all">x</button></main>`)
  expect(page.getByRole('button', { name: 'Save', exact: true }).all()).toHaveLength(1)
  expect(page.getByRole('button', { name: 'save' }).all()).toHaveLength(2)
  expect(page.getByRole('button', { name: /^Save all$/ }).all()).toHaveLength(1)
})

test('a text is found where it is said innermost, in whole or in part', () => {
  const page = open('<p>We couldn’t <b>load</b> this</p><ul><li>load</li></ul>')
  expect(
    page
      .getByText('load', { exact: true })
      .all()
      .map(({ tagName }) => tagName),
  ).toEqual(['B', 'LI'])
  expect(
    page
      .getByText(/^We couldn’t load/)
      .all()
      .map(({ tagName }) => tagName),
  ).toEqual(['P'])
})

test('fields are found by what labels them', () => {
  const page = open(
    '<label for="a">Sort code</label><input id="a"><h2 id="h">Account</h2><section aria-labelledby="h"></section>',
  )
  expect(page.getByLabel('sort').all()).toHaveLength(1)
  expect(page.getByRole('region', { name: 'Account' }).all()).toHaveLength(1)
  expect(page.getByLabel('sort', { exact: true }).all()).toHaveLength(0)
})

test('what is found is narrowed as a driver says', () => {
  const page = open('<main><h1>One</h1><button aria-disabled="true">Go</button></main><main hidden><h1>Two</h1></main>')
  expect(
    page
      .locator('main')
      .filter({ has: page.getByRole('heading', { level: 1, name: 'One' }) })
      .all(),
  ).toHaveLength(1)
  expect(page.locator('main').filter({ visible: true }).all()).toHaveLength(1)
  expect(page.getByRole('button').and(page.locator(':not([aria-disabled=true])')).all()).toHaveLength(0)
  expect(page.getByText('One').or(page.getByText('Two')).last().all()[0]?.textContent).toBe('Two')
})

test('a control that is off, or two of a kind, are not used', async () => {
  const pressed = vi.fn()
  const page = open('<button id="a" disabled>Send</button><button>Keep</button><button>Keep</button><button>Go</button>')
  for (const button of document.querySelectorAll('button')) button.addEventListener('click', pressed)
  await expect(page.getByRole('button', { name: 'Keep' }).click()).rejects.toThrow('found 2 times')
  const sending = page.getByRole('button', { name: 'Send' }).click()
  expect(pressed).not.toHaveBeenCalled()
  document.querySelector('#a')?.removeAttribute('disabled')
  await sending
  expect(pressed).toHaveBeenCalledOnce()
})
