import type { Cause } from '#contract/causes/cause.ts'

/** Whether anybody can begin to support a cause. */
export const canCollect = ({ isDormant, lifecycle, standing }: Pick<Cause, 'isDormant' | 'lifecycle' | 'standing'>): boolean =>
  !isDormant && lifecycle === 'open' && standing !== 'refused'
