import { resolve } from 'node:path'
import { buildIfStale } from '#server/pages/build.ts'

// In a process of its own, so that what else a run needs is made meanwhile.
await buildIfStale(resolve(import.meta.dirname, '../..'))
