import { writeFileSync } from 'node:fs'
import { currentSpecification, specificationFile } from './specification.ts'

/** `npm run specification`: says anew where each item of the specification is, and which tests name it. */
writeFileSync(specificationFile, currentSpecification())
