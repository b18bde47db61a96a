import { paymentDayOf, workingTime } from '#contract/giving/payment-days.ts'

/** The day on which a bank carries a payment out: that of its file, else, where there was no run or none has been sent, the first working day of the quarter. */
export const paidOn = ({ file_at, period_end }: { file_at: Date | null; period_end: Date }): string =>
  new Date(file_at ? workingTime(file_at.getTime()) : paymentDayOf(period_end.getTime())).toISOString()
