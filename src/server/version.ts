import { readFileSync } from 'node:fs'

/** X-065, C-081: our own version, as package.json has it. */
export const version: string = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version
