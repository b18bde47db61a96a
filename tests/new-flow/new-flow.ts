import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { Generator, getConfig } from '@tanstack/router-generator'

/**
 * `npm run new:flow giving/gift-aid` writes a flow that works: a question that is asked once, with its chart, fixtures, pinned journeys, table of intent,
 * actors, screen, words, title, route and driver, from `templates/`. Its address is /giving/gift-aid. Nothing is registered by hand; what is there already is never written
 * over.
 */
const root = resolve(import.meta.dirname, '../..')
const at = (path: string) => join(root, path)

function stop(why: string): never {
  console.error(why)
  process.exit(1)
}

const [area = '', kebab = '', ...more] = (process.argv[2] ?? '').split('/')
const isName = (name: string) => /^[a-z]+(-[a-z0-9]+)*$/.test(name)
if (!isName(area) || !isName(kebab) || more.length > 0)
  stop('Say which: npm run new:flow <area>/<flow>, such as giving/gift-aid.')

const areas = readdirSync(at('machines')).filter((name) => existsSync(at(`src/web/features/${name}`)))
if (!areas.includes(area)) stop(`There is no area ${area} with charts and screens. Areas: ${areas.join(', ')}.`)
const words = `locales/en-GB/${area}.json`
if (!existsSync(at(words))) stop(`${words} is missing: make it first, as locales/README.md says.`)

const camel = kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const title = `${kebab[0]?.toUpperCase()}${kebab.slice(1).replaceAll('-', ' ')}`
const names: Record<string, string> = {
  area,
  kebab,
  camel,
  snake: kebab.replaceAll('-', '_'),
  Pascal: `${camel[0]?.toUpperCase()}${camel.slice(1)}`,
  Title: title,
}
const filled = (template: string) =>
  readFileSync(join(import.meta.dirname, `templates/${template}.template`), 'utf8').replace(
    /\{\{(\w+)\}\}/g,
    (gap, name: string) => names[name] ?? gap,
  )

const files: Record<string, string> = {
  [`machines/${area}/${kebab}/${kebab}.machine.ts`]: 'machine.ts',
  [`machines/${area}/${kebab}/${kebab}.fixtures.ts`]: 'fixtures.ts',
  [`machines/${area}/${kebab}/${kebab}.intent.md`]: 'intent.md',
  [`src/web/features/${area}/${kebab}/${kebab}.implementations.ts`]: 'implementations.ts',
  [`src/web/features/${area}/${kebab}/${kebab}-screen.tsx`]: 'screen.tsx',
  [`src/web/routes/${area}.${kebab}.index.tsx`]: 'route.tsx',
  [`tests/browser/${area}/${kebab}.driver.ts`]: 'driver.ts',
}
const taken = Object.keys(files).filter((path) => existsSync(at(path)))
const titles: Record<string, string> = JSON.parse(readFileSync(at('locales/en-GB/titles.json'), 'utf8'))
const known: Record<string, unknown> = JSON.parse(readFileSync(at(words), 'utf8'))
if (kebab in titles) taken.push(`"${kebab}" in locales/en-GB/titles.json`)
if (camel in known) taken.push(`"${camel}" in ${words}`)
if (Object.values(titles).includes(title)) taken.push(`the title "${title}" in locales/en-GB/titles.json`)
if (taken.length > 0) stop(`There already: ${taken.join(', ')}. Nothing was written.`)

/** Adds an entry at the end of a JSON file whose lines stay as somebody has written them. */
function addWords(path: string, key: string, value: string): void {
  const text = readFileSync(at(path), 'utf8')
    .trimEnd()
    .replace(/\s*\}$/, '')
  writeFileSync(at(path), `${text},\n  "${key}": ${value.trim().replaceAll('\n', '\n  ')}\n}\n`)
}

for (const [path, template] of Object.entries(files)) {
  mkdirSync(dirname(at(path)), { recursive: true })
  writeFileSync(at(path), filled(template))
}
addWords(words, camel, filled('words.json'))
addWords('locales/en-GB/titles.json', kebab, JSON.stringify(title))

/** Long names break lines elsewhere. */
const node = (...args: string[]) => spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
const formatted = node(
  'node_modules/@biomejs/biome/bin/biome',
  'check',
  '--write',
  ...Object.keys(files).filter((path) => !path.endsWith('.md')),
)
if (formatted.status !== 0) stop(`${formatted.stdout}${formatted.stderr}`)
// As vite.config.ts has the site's build write it.
const routes = { routesDirectory: 'src/web/routes', generatedRouteTree: 'src/web/routeTree.gen.ts' }
await new Generator({
  config: getConfig({ target: 'react', ...routes, quoteStyle: 'single', semicolons: false, disableLogging: true }, root),
  root,
}).run()
for (const script of [['tests/stately/generate.ts', camel], ['tests/specification/write.ts']]) {
  const { status, stdout, stderr } = node(...script)
  if (status !== 0) stop(`${stdout}${stderr}`)
}

console.log(`${Object.keys(files).join('\n')}
${words}: "${camel}"
locales/en-GB/titles.json: "${kebab}"

The flow works, at /${area}/${kebab} for who is logged in:
  npm test -- ${camel} --browser
What comes next: machines/README.md.`)
