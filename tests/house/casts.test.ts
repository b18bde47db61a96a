import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

/** Without what is said: texts and comments. Of a template only what is put in. */
const code = (line: string) =>
  line
    .replace(/`[^`]*`?/g, (template) => [...template.matchAll(/\$\{([^}]*)\}/g)].map(([, put]) => `(${put})`).join(' '))
    .replace(/'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"/g, "''")
    .replace(/\/\/.*$/, '')
/** `as const` claims nothing, `{} as { … }` is how a chart names its types, and a name may be imported or exported as another. */
const isCast = (line: string) =>
  /[\w)\]}>'] as (?:[A-Z{[(]|''|(?:string|number|boolean|never|unknown|object|readonly|typeof|keyof)\b)/.test(code(line)) &&
  !/types: \{\} as |^\s*(?:import|export) |^\s*(?:type )?\w+ as \w+,$|^\s*(?:\*|\/\*)/.test(line)
const isComment = (line: string) => /^\s*(?:\/\/|\*|\/\*)/.test(line)

/** The line itself, or the one that ends a type of several lines. */
const closing = (lines: string[], index: number) =>
  /[{<]$/.test(lines[index] ?? '') ? (lines.slice(index).find((line) => /^\s*[}>]/.test(line)) ?? '') : (lines[index] ?? '')

/** Lines with a cast and no reason beside it or above. */
function unreasoned(text: string): string[] {
  const lines = text.split('\n')
  let isText = false
  return lines.filter((line, index) => {
    const was = isText
    // What stands between the lines of a template is a text: SQL, say.
    if ((line.match(/`/g) ?? []).length % 2 === 1) isText = !isText
    return !was && isCast(line) && !/\/\/ ./.test(closing(lines, index)) && !isComment(lines[index - 1] ?? '')
  })
}

test('a cast without a reason is found', () => {
  expect(unreasoned('const a = b as Fields\nconst c = d as const\n')).toEqual(['const a = b as Fields'])
  expect(unreasoned('const a = b as Fields // the form’s own\n// whole by now\nconst a = b as Fields\n')).toEqual([])
  expect(unreasoned("t('a', b as '1')\n<Link to={c as '/shops'} />")).toHaveLength(2)
  expect(unreasoned("const a = 'known as Bob'\nsql`SELECT a as b`\n  types: {} as {\nimport { a as b } from 'c'\n")).toEqual([])
})

test('every cast has its reason beside it', () => {
  const found = ['src', 'machines'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.gen.ts'))
      .flatMap((file) =>
        unreasoned(readFileSync(join(root, folder, file), 'utf8')).map((line) => `${folder}/${file}: ${line.trim()}`),
      ),
  )
  expect(found).toEqual([])
})
