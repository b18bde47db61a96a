import { directoryPart } from '#contract/causes/directory.ts'
import { HttpError } from '../gate/http-error.ts'
import type { Handlers } from '../gate/serve.ts'
import { countDirectory, readPart, sectionsOf } from './directory.ts'

export const directoryHandlers = {
  readDirectory: async ({ db, now }) => {
    const counts = await countDirectory(db, now)
    return { total: counts.total, ...sectionsOf(counts), places: counts.places }
  },

  readDirectoryPart: async ({ db, now, params, query }) => {
    const part = directoryPart(params.prefix)
    const found = part && (await readPart(db, now, part, query.page ?? 1))
    if (!found) throw new HttpError('notFound')
    return found
  },
} satisfies Handlers
