import { propose } from './edited/propose.ts'
import { NoExport, readExport } from './edited/read.ts'
import { reportOf } from './edited/report.ts'

/** `npm run stately:import -- file.json`, or several: says how an edited export differs from its chart, and what that would change in the chart and in its table of intent. Writes nothing. */
const files = process.argv.slice(2)
if (files.length === 0) {
  console.error('Which file? npm run stately:import -- edited.json')
  process.exitCode = 1
}
for (const file of files) {
  try {
    console.log(reportOf(propose(readExport(file))))
  } catch (cause) {
    if (!(cause instanceof NoExport)) throw cause
    console.error(cause.message)
    process.exitCode = 1
  }
}
