import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type AtRule, type Container, parse, type Rule } from 'postcss'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const sheet = parse(read('src/web/themes/colours.css'))

type Tokens = Record<string, string>
/** What a rule of this selector, directly inside, gives to each name. */
const declared = (inside: Container, selector: string): Tokens =>
  Object.fromEntries(
    inside.nodes
      ?.filter((node): node is Rule => node.type === 'rule' && node.selector === selector)
      .flatMap((rule) => rule.nodes.flatMap((node) => (node.type === 'decl' ? [[node.prop, node.value]] : []))) ?? [],
  )
const moreContrast = sheet.nodes.find(
  (node): node is AtRule => node.type === 'atrule' && node.params === '(prefers-contrast: more)',
)
if (!moreContrast) throw new Error('The sheet has no colours for more contrast.')

const tenants = { farthing: ':root', harbour: ":root[data-tenant='harbour']" }
const themes = Object.entries(tenants).flatMap(([tenant, selector]) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    [false, true].map((isMore) => {
      const layers = [sheet, ...(isMore ? [moreContrast] : [])].flatMap((part) => [
        declared(part, ':root'),
        declared(part, selector),
      ])
      const tokens: Tokens = Object.assign({}, ...layers)
      const colour = (name: string): string => {
        const value = tokens[`--${name}`] ?? ''
        const pair = /^light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)$/.exec(value)
        const found = pair ? pair[scheme === 'light' ? 1 : 2] : value
        if (!found || !/^#[0-9a-f]{6}$/.test(found)) throw new Error(`${tenant} has no colour ${name}: ${value}`)
        return found
      }
      return { name: `${tenant}, ${scheme}${isMore ? ', more contrast' : ''}`, isMore, tokens, colour }
    }),
  ),
)

/** WCAG 2.2: relative luminance and contrast ratio. */
const luminance = (colour: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['surface', 'surface-raised', 'surface-sunk', 'accent-wash']
const numbered = (count: number, pair: (n: number) => [string, string]) => Array.from({ length: count }, (_, n) => pair(n + 1))
/** Text on what it stands on: 4.5 : 1, and 7 : 1 where more is asked for. */
const texts: [string, string][] = [
  ...['ink', 'ink-soft', 'accent', 'accent-strong'].flatMap((text) => grounds.map((ground): [string, string] => [text, ground])),
  ...['positive', 'waiting', 'negative'].flatMap((tone) =>
    [`${tone}-wash`, 'surface', 'surface-raised'].map((ground): [string, string] => [tone, ground]),
  ),
  ...['positive-wash', 'waiting-wash', 'negative-wash'].flatMap((wash): [string, string][] => [
    ['ink', wash],
    ['ink-soft', wash],
    ['accent', wash],
  ]),
  ['accent-ink', 'accent'],
  ['accent-ink', 'accent-strong'],
  ['accent-ink', 'negative'],
  ['highlight-ink', 'highlight'],
  ['paper-ink', 'paper'],
  ['surface', 'ink'],
  ['negative', 'accent-wash'],
]
/** Edges of controls, rings and drawings: 3 : 1, and 4.5 : 1 where more is asked for. */
const controls: [string, string][] = ['line', 'focus'].flatMap((edge) =>
  grounds.map((ground): [string, string] => [edge, ground]),
)
/** Letters of marks; they are beside their name, and stay as they are. */
const marks = [...numbered(6, (n) => [`wash-ink-${n}`, `wash-${n}`]), ...numbered(10, (n) => ['solid-ink', `solid-${n}`])]

describe.each(themes)('F-078, U-017 $name', ({ colour, isMore }) => {
  const weak = (pairs: readonly [string, string][], least: number) =>
    pairs.flatMap(([front, back]) => {
      const ratio = contrast(colour(front), colour(back))
      return ratio < least ? [`${front} on ${back}: ${ratio.toFixed(2)}`] : []
    })
  test('text is read on everything that it stands on', () => {
    expect(weak(texts, isMore ? 7 : 4.5)).toEqual([])
    expect(weak(marks, 4.5)).toEqual([])
  })
  test('edges of controls and rings are seen', () => expect(weak(controls, isMore ? 4.5 : 3)).toEqual([]))
})

const styled = readdirSync(join(root, 'src/web'), { recursive: true, encoding: 'utf8' })
  .map((name) => join('src/web', name))
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, styles: [...read(path).matchAll(/css`([^`]*)`/g)].map((match) => `{${match[1]}}`).join('\n') }))

test('every pair that a style sets as text and ground is among those that are measured', () => {
  // A tone is the ink of its wash, and both ways round they have the same contrast.
  const held = new Set([...texts, ...marks].map((pair) => pair.join(' on '))).add('wash on tone').add('tone on wash')
  const pairs = styled.flatMap(({ path, styles }) =>
    [...styles.matchAll(/[^{}]+/g)].flatMap(([rule]) => {
      const front = /(?:^|[;\s])color: var\(--([\w-]+)\)/.exec(rule)?.[1]
      const back = /background: var\(--([\w-]+)\)/.exec(rule)?.[1]
      return front && back ? [{ path, pair: `${front} on ${back}` }] : []
    }),
  )
  expect(pairs.length).toBeGreaterThan(15)
  expect(pairs.filter(({ pair }) => !held.has(pair))).toEqual([])
})

test('no style names a colour of its own, and every token that it names exists', () => {
  const raw = styled.flatMap(({ path, styles }) =>
    [...styles.matchAll(/#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\(|(?<=:)[^;]*\b(?:white|black)\b(?!-)/gi)].map(
      ([found]) => `${path}: ${found}`,
    ),
  )
  expect(raw).toEqual([])
  const known = new Set([
    ...Object.keys(themes[0]?.tokens ?? {}),
    ...[...read('src/web/themes/global.css').matchAll(/(--[\w-]+):/g)].map((match) => match[1]),
  ])
  // Set in the style itself, or by the script beside it.
  const own = new Set(styled.flatMap(({ path }) => [...read(path).matchAll(/(--[\w-]+)['"]?[:,]/g)].map((match) => match[1])))
  const unknown = styled.flatMap(({ path, styles }) =>
    [...styles.matchAll(/var\((--[\w-]+)/g)].flatMap(([, name]) =>
      known.has(name ?? '') || own.has(name) ? [] : [`${path}: ${name}`],
    ),
  )
  expect(unknown).toEqual([])
})
