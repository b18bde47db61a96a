import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const areas = [...readFileSync(join(root, 'src/README.md'), 'utf8').matchAll(/^\| ([a-z-]+) \| /gm)].map(
  (match) => match[1] ?? '',
)

/** Folders of a layer that are no area: what all areas there stand on. */
const below: Record<string, string[]> = {
  machines: ['ui'],
  'src/contract': [],
  'src/web/features': ['dev'],
  'src/server': ['db', 'dev', 'gate', 'html', 'images', 'jobs', 'mail', 'network', 'pages', 'privacy', 'shared', 'words'],
  'tests/server': [],
  'tests/browser': [],
  'tests/paths': [],
  'tests/screens': [],
}

test.each(Object.entries(below))('the folders of %s are called as the areas of src/README.md', (layer, tools) => {
  const folders = readdirSync(join(root, layer), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entry.name : [],
  )
  expect(folders.filter((folder) => !areas.includes(folder) && !tools.includes(folder))).toEqual([])
  expect(tools.filter((folder) => !folders.includes(folder))).toEqual([])
})

test('every area of the table has charts, screens or calls under its name', () => {
  expect(areas.length).toBeGreaterThan(10)
  const known = Object.keys(below).flatMap((layer) => readdirSync(join(root, layer)))
  expect(areas.filter((area) => !known.includes(area))).toEqual([])
})

/** Words of every page, of errors and rules, of mails; titles are by route, and the gallery is the builder's. */
const wordsOfNoArea = ['common', 'errors', 'gallery', 'mail', 'rules', 'titles']

test('words, and what screens of several areas are made of, are called as an area, one of its flows, or what they are for all', () => {
  const flows = areas.flatMap((area) =>
    existsSync(join(root, 'machines', area)) ? readdirSync(join(root, 'machines', area)) : [],
  )
  const files = readdirSync(join(root, 'locales/en-GB')).map((file) => file.replace('.json', ''))
  const isOfArea = (file: string) => areas.some((area) => file === area || file.startsWith(`${area}-`))
  expect(files.filter((file) => !isOfArea(file))).toEqual(wordsOfNoArea)
  const shared = readdirSync(join(root, 'src/web/shared'))
  const ofSeveral = ['cause-profile', 'drafts', 'retailer-search', 'transactions']
  expect(shared.filter((folder) => !areas.includes(folder) && !flows.includes(folder))).toEqual(ofSeveral)
  const site = readdirSync(join(root, 'src/web/site'), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entry.name : [],
  )
  expect(site.filter((folder) => !areas.includes(folder))).toEqual(['inspection'])
})

/** The texts of all sources of a layer's area. */
const textsOf = (layer: string, area: string, ends: string) => {
  const folder = join(root, layer, area)
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ends))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
}

test('a call is answered in the area that the contract has it in', () => {
  const found = areas.flatMap((area) => {
    const names = textsOf('src/contract', area, '.calls.ts').flatMap((text) =>
      [...text.matchAll(/^ {2}(\w+): defineCall\(/gm)].map((match) => match[1] ?? ''),
    )
    const handlers = textsOf('src/server', area, '.ts').join('\n')
    return names.map((name) => ({
      call: `${area} ${name}`,
      isThere: new RegExp(`^ {2}${name}[:,]|[{ ]${name} \\} satisfies Handlers`, 'm').test(handlers),
    }))
  })
  expect(found.length).toBeGreaterThan(100)
  expect(found.filter(({ isThere }) => !isThere).map(({ call }) => call)).toEqual([])
})

test('tests that lie in no area’s folder are of more than one: they are called as no area and no chart', () => {
  const flows = areas.flatMap((area) =>
    existsSync(join(root, 'machines', area)) ? readdirSync(join(root, 'machines', area)) : [],
  )
  const wrong = ['server', 'browser', 'paths', 'screens'].flatMap((folder) =>
    readdirSync(join(root, 'tests', folder))
      .filter((file) => [...areas, ...flows].some((name) => file.startsWith(`${name}.`)))
      .map((file) => `tests/${folder}/${file}`),
  )
  expect(wrong).toEqual([])
})

/** A flow's screens, actors and parts are in its folder; what several flows of an area share, and pages without a chart, lie beside. */
const besideFlows = 10

test('a flow’s screens stand in a folder that is called as its chart’s, and few files lie beside', () => {
  const features = join(root, 'src/web/features')
  const wrong = areas
    .filter((area) => existsSync(join(features, area)))
    .flatMap((area) => {
      const entries = readdirSync(join(features, area), { withFileTypes: true })
      const files = entries.filter((entry) => entry.isFile()).length
      const strange = entries.filter((entry) => entry.isDirectory() && !existsSync(join(root, 'machines', area, entry.name)))
      return [
        ...(files > besideFlows ? [`${area}: ${files} files beside its flows' folders`] : []),
        ...strange.map((entry) => `${area}/${entry.name}`),
      ]
    })
  expect(wrong).toEqual([])
})

test('on the server too, few files of an area lie beside the folders of its flows', () => {
  const server = join(root, 'src/server')
  const counts = areas
    .filter((area) => existsSync(join(server, area)))
    .map(
      (area) =>
        [area, readdirSync(join(server, area), { withFileTypes: true }).filter((entry) => entry.isFile()).length] as const,
    )
  expect(counts.length).toBeGreaterThan(10)
  expect(counts.filter(([, files]) => files > besideFlows)).toEqual([])
})
