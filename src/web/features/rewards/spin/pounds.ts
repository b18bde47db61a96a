import { formatMoney } from '#contract/money.ts'

/** "£50", and "£2.50" where pence count. */
export const pounds = (pence: number): string => formatMoney(pence).replace(/\.00$/, '')
