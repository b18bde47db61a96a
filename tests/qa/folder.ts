import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
/** Where the scripts of a flow are written. */
export const folderOf = (chart: string) => join(root, '.qa', chart)
