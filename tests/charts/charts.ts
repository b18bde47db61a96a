import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { writeCharts } from './write-charts.ts'

/** `npm run charts`: every chart with its table of intent, in a folder that opens offline; `-- folder` names another than `.charts/`. */
const folder = resolve(process.argv[2] ?? resolve(import.meta.dirname, '../../.charts'))
const count = await writeCharts(folder)
console.log(`${count} charts: open ${pathToFileURL(folder)}/index.html`)
