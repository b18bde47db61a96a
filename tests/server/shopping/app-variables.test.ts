import { expect, test } from 'vitest'
import { emptyPublicConfig } from '#contract/shopping/public-config.ts'
import { readConfig } from '#server/config.ts'
import { publicConfigAttribute, publicConfigOf } from '#server/pages/public-config.ts'

const json = (value: unknown) => JSON.stringify(value)

test('C-065, H-011 without a configuration there is no app, nothing is claimed and nothing outside is linked', () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    app: { stores: {}, opens: {}, figures: null },
    figures: {},
    links: {},
    contact: {},
    confirmations: {},
  })
  expect(publicConfigOf(config)).toEqual(emptyPublicConfig)
})

test('R-048, C-063, C-065, C-066 stores, what opens the app, figures and links are as they are given, and the page carries them', () => {
  const app = {
    stores: { apple: 'https://apps.example/1', google: 'https://store.example/2' },
    opens: { apple: 'farthing://home', google: 'https://www.example.org/open' },
    figures: { people: 352_000 },
  }
  const figures = { shops: 8000, supporters: 1_900_000, causes: 150_000 }
  const links = { help: 'https://help.example.org/"x' }
  const config = readConfig({ APP: json(app), FIGURES: json(figures), LINKS: json({ help: 'https://help.example.org/' }) })
  expect(config).toMatchObject({ app, figures, links: { help: 'https://help.example.org/' } })
  const written = publicConfigAttribute({ ...publicConfigOf(config), links })
  expect(written).toContain('&#34;figures&#34;:{&#34;shops&#34;:8000,')
  expect(written).not.toContain('"x')
})

test.each([
  ['APP', 'a store that nobody knows', { stores: { other: 'https://shop.example' } }],
  ['APP', 'a store that anybody on the way can change', { stores: { apple: 'http://shop.example' } }],
  ['APP', 'an opening that runs a script', { opens: { apple: 'javascript:alert(1)' } }],
  ['APP', 'an opening that is data', { opens: { apple: 'data:text/html,x' } }],
  ['APP', 'figures that are none', { figures: { people: 0 } }],
  ['FIGURES', 'a half shop', { shops: 1.5 }],
  ['FIGURES', 'a figure that no page shows', { visitors: 5 }],
  ['LINKS', 'a network that no page names', { other: 'https://example.org' }],
  ['LINKS', 'an address that is none', { facebook: 'us' }],
  ['CONFIRMATIONS', 'a page that anybody on the way can change', { 282792: 'http://partner.example.org' }],
  ['CONFIRMATIONS', 'a cause that has no number', { hospice: 'https://partner.example.org' }],
  ['CONTACT', 'an address without lines', { address: [] }],
  ['CONTACT', 'a way that no page shows', { fax: '01632 960 002' }],
])('%s: %s stops the start, with an example', (name, _, value) => {
  expect(() => readConfig({ [name]: json(value) })).toThrow(new RegExp(`${name} is not a map (such as|of)`))
})

test('C-082, C-083, X-064 a merchant id and white-label causes are values of the configuration', () => {
  expect(readConfig({}).merchantId).toBe(111_899)
  const config = readConfig({ MERCHANT_ID: '42', CONFIRMATIONS: json({ 282792: 'https://partner.example.org/thank-you' }) })
  expect(config).toMatchObject({ merchantId: 42, confirmations: { 282792: 'https://partner.example.org/thank-you' } })
  expect(() => readConfig({ MERCHANT_ID: 'none' })).toThrow(/MERCHANT_ID is not a number/)
})
