import { chartRecordOf } from '#server/shared/charts/chart-records.ts'
import { type Chart, charts } from '../kit/registry.ts'
import { mermaidOf } from './draw.ts'
import { literalOf } from './literal.ts'
import { svgOf } from './picture.ts'
import { screenOf } from './screen-of.ts'
import { thumbnailOf } from './thumbnail.ts'

const header = (chart: Chart) =>
  `// Made by "npm run stately" from machines/${chart.area}. Import this text into a Stately editor; change the chart in machines/.\n`

/** The files of one chart: importable code, JSON, Mermaid and a picture. */
export async function filesOf(chart: Chart): Promise<Record<string, string>> {
  const record = await chartRecordOf(chart.name)
  if (!record) throw new Error(`machines/ has no file of the chart ${chart.name}.`)
  const literal = JSON.stringify(literalOf(chart.machine), null, 2)
  return {
    [`${chart.name}.machine.ts`]: `${header(chart)}import { createMachine } from 'xstate'\n\nexport const ${chart.name} = createMachine(${literal})\n`,
    [`${chart.name}.json`]: `${literal}\n`,
    [`${chart.name}.mmd`]: mermaidOf(chart.machine),
    [`${chart.name}.svg`]: await svgOf(chart.machine, record),
  }
}

const intro = `# The charts

Every flow of the product is one of these charts. They are made from the code in \`machines/\` by \`npm run stately\`, and the tests fail when a file here is
out of date, so what you see is what runs.

How to open one:

- **Look**: open the \`.svg\` file in a browser; none is wider than 1,600 px. A filled dot marks where a chart begins, a thick border where it ends, a broken one where several things go on
  at once. A card says what the state is, its tags, what runs in it, and each way on: when, [if], → where to, / what is done. What the whole chart does in any state stands under its name.
- **Stately Studio or Sketch**: copy the text of the \`.machine.ts\` file and import it as code. The \`.json\` file is the same chart as data.
- **In a document**: paste the \`.mmd\` file into anything that draws Mermaid.
- **All at once**: \`/dev/charts\` of a running site, or the folder that \`npm run charts\` writes, shows every chart drawn small, from \`gallery.json\`.
- **By hand (QA)**: \`npm run qa -- donation-query\` writes scripts into \`.qa/donationQuery/\` that a person can follow: as whom to begin, where, what to press and fill in by the
  words on the screen, and what to expect, each step with its picture. They are as few as go over every way on that the screen has. Where the demo site can’t be brought to an
  answer by hand, the step says so; with \`--run\` the same scripts run themselves against a test site that gives each answer, and \`report.html\` says what came of each, with
  its trace.

What was tried by hand (26 November 2026): Mermaid 11.17 reads all drawings (before, it refused the three of charts whose regions stood outside of any state). XState 5 loads each
export, which the tests do too. Neither Stately Studio nor its editor for VS Code could be reached from where this was made; what both are known to drop, functions in place of names,
the tests forbid. Whoever imports one there first should write down here what came of it.

To change a flow, change its chart in \`machines/\`, run \`npm run stately\`, and look at what the tests say. Or change it in an editor first: export it there as JSON for
XState version 5, and \`npm run stately:import -- edited.json\` says in words how it differs from the chart of the same id, where in the code that would be and what would stand
there, and which rows of the table of intent would go and come. It reads \`.json\` and code around one literal, and writes nothing.

| Area | Chart | What it is for | States |
|---|---|---|---|
`

/** A chart's line in the table of the exports' README. */
function rowOf(chart: Chart): string {
  const states = Object.keys(chart.machine.root.states).length
  return `| ${chart.area} | [${chart.name}](${chart.name}.svg) | ${chart.machine.root.description ?? ''} | ${states} |`
}

/** A chart's line in the file of what its list shows of it: a change of one changes no other. */
async function lineOf(chart: Chart): Promise<string> {
  const record = await chartRecordOf(chart.name)
  if (!record) throw new Error(`machines/ has no file of the chart ${chart.name}.`)
  return `"${chart.name}": ${JSON.stringify({ screen: screenOf(chart.name), thumbnail: await thumbnailOf(record) })}`
}

/** The files of these charts, and what all share: their README, and the file of what their list shows. */
async function filesWith(isMade: (chart: Chart) => boolean, before: SharedFiles): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  const rows: string[] = []
  const lines: string[] = []
  for (const chart of charts) {
    if (isMade(chart)) Object.assign(files, await filesOf(chart))
    const row = isMade(chart) ? rowOf(chart) : before.readme.split('\n').find((line) => line.includes(`| [${chart.name}](`))
    const line = isMade(chart) ? await lineOf(chart) : before.gallery.split('\n').find((one) => one.startsWith(`"${chart.name}"`))
    if (row) rows.push(row)
    if (line) lines.push(line.replace(/,$/, ''))
  }
  files['README.md'] = `${intro}${rows.join('\n')}\n`
  files['gallery.json'] = `{\n${lines.join(',\n')}\n}\n`
  return files
}

/** What all charts share, as it was. */
export interface SharedFiles {
  readme: string
  gallery: string
}
export const allFiles = () => filesWith(() => true, { readme: '', gallery: '' })
/** The files of some charts, and what was there `before` of the others in what all share. */
export const someFiles = (names: readonly string[], before: SharedFiles) => filesWith(({ name }) => names.includes(name), before)
