import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { importsOf, layers, specifiersOf, targetOf } from '../kit/imports.ts'

const root = resolve(import.meta.dirname, '../..')
const filesOf = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.gen.ts'))
const files = ['src', 'machines'].flatMap(filesOf)

/** Which part of the house a file is in; the longest prefix counts. */
const parts = [
  'src/words',
  'src/contract',
  'machines',
  'src/server',
  'src/extension',
  'src/web/api',
  'src/web/platform',
  'src/web/i18n',
  'src/web/themes',
  'src/web/site',
  'src/web/ui',
  'src/web/shared',
  'src/web/features',
  'src/web/layouts',
  'src/web/routes',
  'src/web/app',
  'src/web',
] as const
type Part = (typeof parts)[number]
const partOf = (file: string) => parts.find((part) => file.startsWith(`${part}/`)) ?? null
const lower: Part[] = [
  'src/words',
  'src/contract',
  'machines',
  'src/web/api',
  'src/web/platform',
  'src/web/i18n',
  'src/web/themes',
  'src/web/site',
]

/** What each part may import besides itself. */
const allowed: Record<Part, readonly Part[]> = {
  // Knows neither pages nor the server: both speak by it.
  'src/words': [],
  'src/contract': [],
  machines: ['src/contract'],
  'src/server': ['src/words', 'src/contract', 'machines'],
  // On other people's pages: of the site it takes only how words are said.
  'src/extension': ['src/words', 'src/contract', 'machines', 'src/web/i18n'],
  'src/web/api': ['src/contract', 'src/web/platform'],
  'src/web/platform': ['src/contract'],
  'src/web/i18n': ['src/words', 'src/contract', 'src/web/platform'],
  'src/web/themes': [],
  'src/web/site': lower,
  'src/web/ui': lower,
  // What several areas' screens are made of: none of them owns it.
  'src/web/shared': [...lower, 'src/web/ui'],
  'src/web/features': [...lower, 'src/web/ui', 'src/web/shared'],
  'src/web/layouts': [...lower, 'src/web/ui', 'src/web/shared', 'src/web/features'],
  // The root route joins the pages to the app's guard and frame.
  'src/web/routes': [...lower, 'src/web/ui', 'src/web/shared', 'src/web/features', 'src/web/layouts', 'src/web/app'],
  'src/web/app': [...lower, 'src/web/ui', 'src/web/shared', 'src/web/features', 'src/web/layouts', 'src/web/routes', 'src/web'],
  'src/web': [...lower, 'src/web/ui', 'src/web/shared', 'src/web/features', 'src/web/app', 'src/web/routes'],
}

test('imports run one way through the house', () => {
  const wrong: string[] = []
  for (const file of files) {
    const from = partOf(file)
    for (const target of importsOf(file)) {
      const to = partOf(target)
      if (!from || !to || from === to || allowed[from].includes(to)) continue
      // The page server renders with the site's build; only the types of its entry and of the transport cross.
      if (file === 'src/server/pages/pages.ts' && (target === 'src/web/entry-server.tsx' || target === 'src/web/api/client.ts'))
        continue
      wrong.push(`${file} imports ${target}`)
    }
  }
  expect(wrong).toEqual([])
})

test('an area of the site imports no other area: what two need stands below both', () => {
  const areaOf = (file: string) => /^src\/web\/features\/([^/]+)\//.exec(file)?.[1]
  const wrong = files.flatMap((file) =>
    importsOf(file)
      .filter((target) => areaOf(file) && areaOf(target) && areaOf(file) !== areaOf(target))
      .map((target) => `${file} imports ${target}`),
  )
  expect(wrong).toEqual([])
})

/** What the server's areas stand on. `dev`, `jobs`, `network`, `pages`, the demo data and the files beside them put areas together. */
const belowAreas = ['db', 'gate', 'html', 'images', 'mail', 'privacy', 'shared', 'words']
const beside = ['dev', 'jobs', 'network', 'pages']
const serverFolder = (file: string) =>
  file.startsWith('src/server/db/seed') ? undefined : /^src\/server\/([^/]+)\//.exec(file)?.[1]
const isArea = (folder: string | undefined): folder is string =>
  folder !== undefined && !belowAreas.includes(folder) && !beside.includes(folder)
const serverImports = files.flatMap((file) => importsOf(file).map((target) => ({ file, target })))

test('what the server’s areas stand on, the gate above all, knows none of them', () => {
  const wrong = serverImports.filter(
    ({ file, target }) => belowAreas.includes(serverFolder(file) ?? '') && isArea(serverFolder(target)),
  )
  expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([])
})

/** What one of the server's areas may use of another. Only ever fewer: what three areas need moves to `shared`. */
const arrows: Record<string, string> = {
  'account → rewards': 'the first choice of a cause books the bonus of who invited them, in the same transaction',
  'account → sign-in': 'linking an account elsewhere proves who it is by the same exchange as logging in with it',
  'cause-admin → causes': 'a new identity is checked as the cause was when it registered, by the same chart',
  'cause-admin → giving':
    'the dashboard, the statements and a closing read the sums of the journal; there is one way to add them up',
  'causes → giving': 'a cause’s page names each payment, which is a line of its statements',
  'giving → rewards': 'a donation that moves gives or takes its stamp and its bonuses in the same transaction',
  'registration → causes': 'a cause that registers is stored as under review, and what the register says of it is asked',
  'registration → rewards': 'who registers by an invitation is booked the bonus, in the same transaction',
  'registration → sign-in': 'who registers is logged in, with an account elsewhere if they came by one',
  'rewards → giving': 'a bonus is a donation',
  'sign-in → session': 'a login begins a session on a device',
  'support → cause-admin': 'the team reopens a cause that is closing, and closes coaching calls, by the areas’ own charts',
  'support → causes': 'the team’s part in the review of a cause is a move of its chart',
  'support → giving': 'the team decides claims, payment runs and held money by the charts and the journal of giving',
}

test('the server’s areas import each other only where a reason stands, and no new one comes', () => {
  const found = serverImports.flatMap(({ file, target }) => {
    const [from, to] = [serverFolder(file), serverFolder(target)]
    return isArea(from) && isArea(to) && from !== to ? [`${from} → ${to}`] : []
  })
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(arrows))
  expect(Object.keys(arrows).length).toBeLessThanOrEqual(14)
})

test('of the server’s areas only two import each other', () => {
  const mutual = Object.keys(arrows).filter((arrow) => arrow.split(' → ').toReversed().join(' → ') in arrows)
  expect(mutual).toEqual(['giving → rewards', 'rewards → giving'])
})

test('an import that leaves its layer, or climbs, begins with the name of the layer', () => {
  const layerOf = (file: string) => Object.values(layers).find((folder) => `./${file}`.startsWith(folder.replace('*', '')))
  const wrong = [...files, ...filesOf('tests')].flatMap((file) =>
    specifiersOf(file)
      .filter((specifier) => specifier.startsWith('.'))
      .filter((specifier) => specifier.startsWith('../../') || layerOf(targetOf(file, specifier)) !== layerOf(file))
      .map((specifier) => `${file} imports ${specifier}`),
  )
  expect(wrong).toEqual([])
})

test('no file imports itself through others', () => {
  const graph = new Map(files.map((file) => [file, importsOf(file).filter((target) => files.includes(target))]))
  const cycles: string[] = []
  const state = new Map<string, 'open' | 'done'>()
  const visit = (file: string, trail: string[]) => {
    if (state.get(file) === 'done') return
    if (state.get(file) === 'open') {
      cycles.push([...trail.slice(trail.indexOf(file)), file].join(' → '))
      return
    }
    state.set(file, 'open')
    for (const target of graph.get(file) ?? []) visit(target, [...trail, file])
    state.set(file, 'done')
  }
  for (const file of files) visit(file, [])
  expect(cycles).toEqual([])
})

test('machines/ knows no browser, no React, no clock and no network', () => {
  const found = files
    .filter((file) => file.startsWith('machines/'))
    .flatMap((file) =>
      [
        ...readFileSync(join(root, file), 'utf8').matchAll(
          /\b(?:window|document|localStorage|navigator)\.|Date\.now|Math\.random|\bfetch\(|from 'react/g,
        ),
      ].map((match) => `${file}: ${match[0]}`),
    )
  expect(found).toEqual([])
})

test('route files have at most 40 lines, no file more than 250', () => {
  const long = files.flatMap((file) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n').length - 1
    const limit = file.startsWith('src/web/routes/') && !file.includes('__root') ? 40 : 250
    return lines > limit ? [`${file}: ${lines}`] : []
  })
  expect(long).toEqual([])
})
