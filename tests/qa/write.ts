import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { escapeHtml } from '#server/html/escape.ts'
import type { Chart } from '../kit/registry.ts'
import { spoken } from '../storyboard/words.ts'
import { inOrder } from './saying.ts'
import type { Script, ScriptStep } from './script.ts'

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; padding: 2rem 1rem 4rem; max-width: 70rem; }
  h2 { border-top: 1px solid #8886; padding-top: 1.5rem; }
  li { margin-block: 1rem; }
  img { display: block; margin-top: .5rem; width: min(40rem, 100%); border: 1px solid #8886; border-radius: 8px; }
  .bad { color: #c22; font-weight: 600; } .good { color: #183; font-weight: 600; }
  @media (prefers-color-scheme: dark) { .bad { color: #f88; } .good { color: #7d9; } }
  code { font-size: .95em; }
`

/** A flow's name, as a title. */
const titleOf = ({ name }: Chart) =>
  spoken(name)
    .replace(/^./, (letter) => letter.toUpperCase())
    .replace(/\b(qr|csv)\b/i, (letters) => letters.toUpperCase())
const command = ({ name }: Chart) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
/** Words as a sentence: what they quote may end with its own stop. */
const sentence = (words: string) => (/[.!?]”$/.test(words) ? words : `${words}.`)
const doesWords = ({ does, needsSite }: ScriptStep, chart: Chart, before: ScriptStep | undefined) =>
  `${sentence(inOrder(does))}${needsSite && !before?.needsSite ? ` (From here it needs the test site: npm run qa -- ${command(chart)} --run)` : ''}`
/** The first step is that somebody is there. */
const stepsOf = (script: Script, chart: Chart) => [
  { words: `${script.who}.`, expects: '', picture: '' },
  ...script.steps.map((step, index) => ({ ...step, words: doesWords(step, chart, script.steps[index - 1]) })),
]
const introOf = (scripts: readonly Script[]) => {
  const steps = scripts.reduce((sum, one) => sum + one.steps.length + 1, 0)
  return `${scripts.length === 1 ? `One script of ${steps} steps goes over` : `${scripts.length} scripts with ${steps} steps go over`} every way on that the screen has. Do what each step says, in order, and expect what stands below it. What a script makes stays, so begin each on fresh demo data: npm start with another DATA_DIR. Everybody’s password is Shop-for-good-1; npm start prints it.`
}

/** The scripts for whoever follows them by hand, and the same with pictures. */
export function writeScripts(folder: string, chart: Chart, scripts: readonly Script[]): void {
  const title = titleOf(chart)
  const parts = scripts.map((script, index) =>
    [
      `## Script ${index + 1}`,
      '',
      ...stepsOf(script, chart).map(({ words, expects, picture }, at) =>
        [
          `${at + 1}. ${words}`,
          ...(expects ? [`   - ${sentence(expects)}`] : []),
          ...(picture ? [`   - ![The screen](${picture})`] : []),
        ].join('\n'),
      ),
    ].join('\n'),
  )
  writeFileSync(
    join(folder, 'script.md'),
    `# ${title}\n\n${chart.machine.config.description ?? ''}\n\n${introOf(scripts)}\n\n${parts.join('\n\n')}\n`,
  )
  writeFileSync(join(folder, 'index.html'), pageOf(title, chart, scripts, false))
}

/** What came of scripts that ran themselves, each with its trace. */
export function writeReport(folder: string, chart: Chart, scripts: readonly Script[]): void {
  writeFileSync(join(folder, 'report.html'), pageOf(titleOf(chart), chart, scripts, true))
}

function pageOf(title: string, chart: Chart, scripts: readonly Script[], isReport: boolean): string {
  const failed = scripts.filter(({ fault }) => fault !== undefined).length
  const sections = scripts.map((script, index) => {
    const number = String(index + 1).padStart(2, '0')
    const steps = stepsOf(script, chart).map(
      ({ words, expects, picture }) =>
        `<li>${escapeHtml(words)}${expects ? `<br>${escapeHtml(sentence(expects))}` : ''}${picture ? `<img src="${picture}" alt="The screen then" loading="lazy">` : ''}</li>`,
    )
    const outcome = !isReport
      ? ''
      : script.fault === undefined
        ? '<p class="good">It went as it should.</p>'
        : `<p class="bad">It failed. ${escapeHtml(script.fault)}</p><img src="${number}-fault.jpg" alt="The screen when it failed" loading="lazy">`
    const trace = script.trace
      ? `<p><a href="${script.trace}">Its trace</a>: see each step before and after, with what was asked of the server, by <code>npx playwright show-trace ${script.trace}</code> in this folder.</p>`
      : ''
    return `<section><h2>Script ${index + 1}</h2>${outcome}${trace}<ol>${steps.join('')}</ol></section>`
  })
  const summary = isReport ? `<p>${scripts.length - failed} of ${scripts.length} went as they should.</p>` : ''
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><h1>${escapeHtml(title)}</h1><p>${escapeHtml(chart.machine.config.description ?? '')}</p><p>${escapeHtml(introOf(scripts))}</p>${summary}${sections.join('\n')}</body></html>\n`
}
