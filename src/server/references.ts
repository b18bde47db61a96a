import { randomInt } from 'node:crypto'

/** Without what is mistaken for something else when it is read out. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A reference that people can read out on the telephone, such as "AR-7K2M9QXB". */
export const newReference = (prefix: 'AR' | 'CL' | 'CM') =>
  `${prefix}-${Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')}`
