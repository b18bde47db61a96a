import { join } from 'node:path'
import { buildAnew } from './pages/build.ts'

// `npm run build`.
await buildAnew(join(import.meta.dirname, '../..'))
