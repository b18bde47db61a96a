import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const isForeign = (name: string) => /^(node_modules|\..+)$/.test(name)
const papers = globSync('**/*.md', { cwd: root, exclude: isForeign }).map((name) => name.replaceAll('\\', '/'))
const read = (name: string) => readFileSync(join(root, name), 'utf8')
/** What stands in code is shown, not followed. */
const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '')
/** As a heading's anchor is made on GitHub. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

test('every link of a paper leads somewhere: to a file, and to a heading of it', () => {
  expect(papers.length).toBeGreaterThan(80)
  const broken = papers.flatMap((paper) =>
    [...withoutCode(read(paper)).matchAll(/\]\(<?([^)\s>]+)>?(?: "[^"]*")?\)|^\[[^\]]+\]: (\S+)/gm)]
      .map((match) => match[1] ?? match[2] ?? '')
      .filter((link) => !/^[a-z]+:/.test(link))
      .filter((link) => {
        const [path = '', anchor] = link.split('#')
        const target = path ? join(dirname(paper), decodeURIComponent(path)) : paper
        if (!existsSync(join(root, target))) return true
        const headings = target.endsWith('.md') ? [...read(target).matchAll(/^#+ (.+)$/gm)].map((match) => match[1] ?? '') : []
        return anchor !== undefined && !headings.map(anchorOf).includes(anchor)
      })
      .map((link) => `${paper}: ${link}`),
  )
  expect(broken).toEqual([])
})

const decisions = readdirSync(join(root, 'src/decisions')).filter((name) => /^\d{4}-/.test(name))

test('every decision says why and what it costs, and stands in the list', () => {
  const list = read('src/decisions/README.md')
  expect(decisions.filter((name) => !/what it costs/i.test(read(`src/decisions/${name}`)))).toEqual([])
  expect(decisions.filter((name) => !list.includes(`(${name})`))).toEqual([])
  // A choice is a paragraph that begins in bold type; its reason stands before the next one.
  const choices = decisions.flatMap((name) =>
    read(`src/decisions/${name}`)
      .split(/\n(?=\*\*)/)
      .slice(1),
  )
  expect(choices.length).toBeGreaterThan(150)
  expect(choices.filter((choice) => !/\b[Ww]hy\b/.test(choice)).map((choice) => choice.split('\n')[0])).toEqual([])
})

test('what a paper says can be run exists: each `npm run` is a script of package.json', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))
  const wrong = papers.flatMap((paper) =>
    [...read(paper).matchAll(/npm run ([\w:-]+)/g)]
      .map((match) => match[1] ?? '')
      .filter((name) => !(name in scripts))
      .map((name) => `${paper}: npm run ${name}`),
  )
  expect(wrong).toEqual([])
})

/** A line of a table, or of words that are wrapped where a sentence ends, takes as many lines of a screen as it has 160 characters. */
const linesOnScreen = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / 160)), 0)

test('README is at most 250 lines, and what stands beside each thing fits two screens of 70 lines', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(250)
  const beside = ['locales', 'machines', 'src', 'src/contract', 'src/server', 'src/web', 'tests'].map(
    (folder) => `${folder}/README.md`,
  )
  const long = beside.map((name) => `${name}: ${linesOnScreen(read(name))}`).filter((found) => Number(found.split(': ')[1]) > 140)
  expect(long).toEqual([])
})
